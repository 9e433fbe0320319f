"""Who knocks: push services want to know the server by its key (RFC 8292, VAPID)."""

import json
from base64 import urlsafe_b64encode
from hashlib import blake2b
from time import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from saddlebag.server.notices.sealing import point

GOOD_FOR: Final = 12 * 3600  # seconds, of 24 hours at most
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256


def base64(data: bytes) -> str:
    """For addresses and headers, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def key_of_house(house: bytes) -> EllipticCurvePrivateKey:
    """Made from the house's own key: it is the same after a restart, and in every backup."""
    digest = blake2b(house, digest_size=64, person=b"web push").digest()
    return derive_private_key(1 + int.from_bytes(digest, "big") % (ORDER - 1), SECP256R1())


class Voucher:
    """`contact` is an address where the push service finds whoever runs this server."""

    def __init__(self, house: bytes, contact: str) -> None:
        self._key = key_of_house(house)
        self._contact = contact
        self.public = base64(point(self._key.public_key()))  # what a browser subscribes with

    def header(self, endpoint: str) -> str:
        """For the service of this endpoint, and for no other."""
        parts = urlsplit(endpoint)
        audience, until = f"{parts.scheme}://{parts.netloc}", int(time()) + GOOD_FOR
        claims = {"aud": audience, "exp": until, "sub": self._contact}
        said = ".".join(
            base64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(said.encode(), ECDSA(SHA256())))
        signature = base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"
