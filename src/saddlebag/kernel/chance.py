"""The one door for luck: keyed, labelled, counted. A label's state is how often it was used."""

import json
from hashlib import blake2b
from math import factorial
from secrets import token_bytes
from typing import Final

BLOCK: Final = 64  # bytes in one digest
MANY: Final = 128
FACTORIALS: Final = [factorial(n) for n in range(MANY + 1)]
SECRET_BYTES: Final = 32
SALT_BYTES: Final = 16
NO_SCRIPT: Final[dict[str, list[list[int]]]] = {}  # stays empty
SMALL_SEEDS: Final = 1 << 16  # test seeds that `is_seeded` tries


class Secret:
    """What the luck of one table is made from; a test seed makes one that can claim nothing."""

    __slots__ = ("salt", "seed", "value")

    def __init__(self, value: bytes, salt: bytes, seed: int | None) -> None:
        if len(value) != SECRET_BYTES or len(salt) != SALT_BYTES:
            raise ValueError(f"secret of {len(value)} and salt of {len(salt)} bytes")
        self.value = value
        self.salt = salt
        self.seed = seed

    def commitment(self) -> str:
        """Published before the first nonce; binds the secret without telling it."""
        return blake2b(self.salt + self.value, digest_size=32, person=b"commitment").hexdigest()

    def key(self, nonces: dict[int, str]) -> bytes:
        """The host cannot choose it (nonces come later), no seat foresee it (the secret does)."""
        page = json.dumps([[seat, nonce] for seat, nonce in sorted(nonces.items())])
        return blake2b(page.encode(), key=self.value, digest_size=32, person=b"nonces").digest()


def fresh_secret() -> Secret:
    """For a table people play at."""
    return Secret(token_bytes(SECRET_BYTES), token_bytes(SALT_BYTES), None)


def seeded_secret(seed: int) -> Secret:
    """Stretched from a seed, for simulations and tests."""
    stretch = blake2b(str(seed).encode(), digest_size=48, person=b"test seed").digest()
    return Secret(stretch[:SECRET_BYTES], stretch[SECRET_BYTES:], seed)


def is_seeded(secret: Secret) -> bool:
    """Was this secret stretched from a seed small enough to try them all?"""
    return any(seeded_secret(seed).value == secret.value for seed in range(SMALL_SEEDS))


class Chance:
    """The n-th use of a label takes BLAKE2b(key + label/n) and divides it out."""

    __slots__ = ("key", "record", "script", "used")

    def __init__(self, key: bytes, used: dict[str, int]) -> None:
        self.key = key
        self.used = used  # how often, by label; shared by copies, so never changed but replaced
        self.record: list[tuple[object, ...]] | None = None  # the journal's page, if one is kept
        self.script = NO_SCRIPT  # outcomes to come, by label: for tests and lessons

    def copy(self) -> "Chance":
        """The same luck to come, recorded by nobody yet."""
        twin = Chance(self.key, self.used)
        if self.script:
            twin.script = {label: outcomes.copy() for label, outcomes in self.script.items()}
        return twin

    def order(self, label: str, n: int) -> list[int]:
        """A random order of range(n); not to be changed by its reader."""
        return self.orders(label, [n])[0]

    def orders(self, label: str, sizes: list[int]) -> list[list[int]]:
        """Several random orders from one use of a label: a whole deal."""
        turn = self.used.get(label, 0)
        if self.script and self.script.get(label):
            self.used = {**self.used, label: turn + 1}
            outcomes = [self.script[label].pop(0) for _ in sizes]
        else:
            outcomes = [list(range(n)) for n in sizes]
            self.shuffle(label, outcomes)
        if self.record is not None:
            self.record.append(("chance", label, turn, outcomes))
        return outcomes

    def shuffle(self, label: str, piles: list[list[int]]) -> None:
        """Put each pile into a random order, from one use of a label that nobody records."""
        turn = self.used.get(label, 0)
        self.used = {**self.used, label: turn + 1}
        sizes = list(map(len, piles))
        bits = sum([n.bit_length() * n for n in sizes])
        luck = self._luck(label, turn, (bits + 71) // 8)
        for pile, n in zip(piles, sizes, strict=True):
            luck, share = divmod(luck, FACTORIALS[n] if n <= MANY else factorial(n))
            permute(pile, share)

    def below(self, label: str, n: int) -> int:
        """A uniformly random number in range(n): a die, a draw."""
        turn = self.used.get(label, 0)
        self.used = {**self.used, label: turn + 1}
        if self.script and self.script.get(label):
            value = self.script[label].pop(0)[0]
        else:
            value = self._luck(label, turn, 16) % n
        if self.record is not None:
            self.record.append(("chance", label, turn, value))
        return value

    def _luck(self, label: str, turn: int, size: int) -> int:
        """A number of at least `size` bytes: 64 bits more than asked keep the bias below 2^-64."""
        name = self.key + f"{label}/{turn}".encode()
        if size <= BLOCK:
            return int.from_bytes(blake2b(name, digest_size=size).digest(), "big")
        parts = range((size + BLOCK - 1) // BLOCK)
        return int.from_bytes(b"".join([blake2b(name + b"/%d" % i).digest() for i in parts]), "big")


def permute(pile: list[int], number: int) -> None:
    """Put n cards into the order that a number below n! stands for."""
    for i in range(len(pile) - 1, 0, -1):
        j = number % (i + 1)
        number //= i + 1
        pile[i], pile[j] = pile[j], pile[i]
