"""Messages for one browser's eyes, and the server's name on them."""

import json
from base64 import urlsafe_b64decode

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    derive_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from saddlebag.server.notices.encryption import encrypted
from saddlebag.server.notices.vapid import Vapid
from tests.server.notices.post_office import Browser


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_rfc_8291_comes_out_as_printed() -> None:
    mine = derive_private_key(
        int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), SECP256R1()
    )
    key = plain(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    auth, salt = plain("BTBZMqHH6r4Tts7J_aSIgg"), plain("DGv6ra1nlYgDCS1FRnbzlw")
    assert encrypted(b"When I grow up, I want to be a watermelon", key, auth, salt, mine) == plain(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_a_browser_opens_what_is_sealed_for_it_and_no_message_looks_like_another() -> None:
    browser = Browser()
    one, other = (encrypted(b"hello", browser.key, browser.auth) for _ in range(2))
    assert browser.opened(one) == browser.opened(other) == b"hello"
    assert one != other


def test_a_voucher_names_the_service_and_is_signed() -> None:
    vapid = Vapid(b"house" * 8, "https://games.example")
    said, key = vapid.header("https://push.example/a/b?c").removeprefix("vapid t=").split(", k=")
    head, claims, signature = said.split(".")
    assert key == vapid.public
    assert json.loads(plain(claims))["aud"] == "https://push.example"
    r, s = (int.from_bytes(plain(signature)[k : k + 32]) for k in (0, 32))
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), plain(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ECDSA(SHA256()))


def test_the_key_is_the_same_after_a_restart_and_another_in_another_house() -> None:
    keys = [Vapid(context, "").public for context in (b"a" * 32, b"a" * 32, b"b" * 32)]
    assert keys[0] == keys[1] != keys[2]
