"""VAPID (RFC 8292): identifies the server to push services by its key."""

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

from saddlebag.server.notices.encryption import point

GOOD_FOR: Final = 12 * 3600  # seconds; at most 24 hours
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256


def base64(data: bytes) -> str:
    """URL-safe, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def signing_key(server_key: bytes) -> EllipticCurvePrivateKey:
    """Derived from the server's key: the same after a restart and from a backup."""
    digest = blake2b(server_key, digest_size=64, person=b"web push").digest()
    return derive_private_key(1 + int.from_bytes(digest, "big") % (ORDER - 1), SECP256R1())


class Vapid:
    """`contact` is where the push service can reach the server's operator."""

    def __init__(self, server_key: bytes, contact: str) -> None:
        self._key = signing_key(server_key)
        self._contact = contact
        self.public = base64(point(self._key.public_key()))  # the key browsers subscribe with

    def header(self, endpoint: str) -> str:
        """Valid for the service of this endpoint only."""
        parts = urlsplit(endpoint)
        audience, until = f"{parts.scheme}://{parts.netloc}", int(time()) + GOOD_FOR
        claims = {"aud": audience, "exp": until, "sub": self._contact}
        said = ".".join(
            base64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(said.encode(), ECDSA(SHA256())))
        signature = base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"
