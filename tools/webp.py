"""Combines stills into an animated WebP."""

from collections.abc import Sequence

Frame = tuple[bytes, int]  # a WebP still, and for how many milliseconds it is shown


def number(value: int, size: int) -> bytes:
    """A number in RIFF's format."""
    return value.to_bytes(size, "little")


def chunk(name: bytes, body: bytes) -> bytes:
    """A named chunk, padded to an even length."""
    return name + number(len(body), 4) + body + b"\0" * (len(body) % 2)


def image(still: bytes) -> bytes:
    """The image chunk of a still, without the file header."""
    assert still[:4] == b"RIFF" and still[8:12] == b"WEBP", "no WebP file"
    at = 12
    while still[at : at + 4] not in (b"VP8 ", b"VP8L"):
        at += 8 + (int.from_bytes(still[at + 4 : at + 8], "little") + 1) // 2 * 2
    length = int.from_bytes(still[at + 4 : at + 8], "little")
    return chunk(still[at : at + 4], still[at + 8 : at + 8 + length])


def moving(frames: Sequence[Frame], width: int, height: int) -> bytes:
    """All frames in an endless loop; each covers the whole picture."""
    size = number(width - 1, 3) + number(height - 1, 3)
    shown = [
        chunk(b"ANMF", number(0, 6) + size + number(lasting, 3) + b"\2" + image(still))
        for still, lasting in frames
    ]
    head = chunk(b"VP8X", b"\2" + number(0, 3) + size)
    forever = chunk(b"ANIM", number(0xFFFFFFFF, 4) + number(0, 2))
    body = b"WEBP" + head + forever + b"".join(shown)
    return b"RIFF" + number(len(body), 4) + body


def without_repeats(stills: Sequence[bytes], each: int) -> list[Frame]:
    """Merges equal consecutive frames into one that is shown longer."""
    frames: list[Frame] = []
    for still in stills:
        if frames and frames[-1][0] == still:
            frames[-1] = (still, frames[-1][1] + each)
        else:
            frames.append((still, each))
    return frames
