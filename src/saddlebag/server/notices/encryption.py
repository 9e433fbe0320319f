"""Encrypts a message for one browser (RFC 8291), encoded as aes128gcm (RFC 8188)."""

from secrets import token_bytes
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096  # bytes of the only record
LAST: Final = b"\x02"  # delimiter of the last record
SALT: Final = 16


def point(key: EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def keys(
    mine: EllipticCurvePrivateKey, theirs: EllipticCurvePublicKey, auth: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """The content key and its nonce, from the server's side."""
    shared = mine.exchange(ECDH(), theirs)
    info = b"WebPush: info\0" + point(theirs) + point(mine.public_key())
    material = hkdf(shared, auth, info, 32)
    key = hkdf(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    return key, hkdf(material, salt, b"Content-Encoding: nonce\0", 12)


def encrypted(
    message: bytes,
    key: bytes,
    auth: bytes,
    salt: bytes | None = None,
    mine: EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body to post; `key` and `auth` are the browser's, the rest is fresh."""
    salt = salt or token_bytes(SALT)
    mine = mine or generate_private_key(SECP256R1())
    theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), key)
    content, nonce = keys(mine, theirs, auth, salt)
    sender = point(mine.public_key())
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(content).encrypt(nonce, message + LAST, None)
