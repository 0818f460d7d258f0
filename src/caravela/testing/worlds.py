"""Second worlds: random draws that follow those of a true world, and the difference between two JSON values."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from caravela.kernel.chance import Answer, Chance, FastChance


class Following(Chance):
    """Repeats the recorded draws of the true world where possible, except for one changed draw or for all."""

    def __init__(self, answers: Sequence[Answer], own: FastChance, change_at: int = -1) -> None:
        self.answers = answers
        self.own = own
        self.change_at = change_at
        """The index of the draw that must differ, or -1."""
        self.asked = 0

    def _recorded(self, possibilities: int) -> int:
        """Return the recorded answer to this question; -1 if it was not asked."""
        at = self.asked
        self.asked += 1
        if at >= len(self.answers) or self.answers[at][0] != possibilities:
            return -1
        return self.answers[at][1]

    def below(self, n: i64) -> i64:
        changed = self.asked == self.change_at
        answer = self._recorded(int(n))
        if changed and n > 1:
            return (answer + 1 + self.own.below(n - 1)) % n
        return answer if answer >= 0 else self.own.below(n)

    def draw(self, bag: vec[i64], total: i64) -> i64:
        changed = self.asked == self.change_at
        kind = self._recorded(int(total))
        if changed:
            others = [at for at in range(len(bag)) if bag[at] > 0 and at != kind]
            return others[self.own.below(len(others))] if others else kind
        if 0 <= kind < len(bag) and bag[kind] > 0:
            return kind
        return self.own.draw(bag, total)


def difference(one: object, two: object, place: str = "") -> str | None:
    """Return where two JSON values differ first, and how; None if they are equal."""
    if isinstance(one, Mapping) and isinstance(two, Mapping) and list(one) == list(two):
        for key in one:
            found = difference(one[key], two[key], f"{place}.{key}" if place else str(key))
            if found is not None:
                return found
        return None
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for at, (left, right) in enumerate(zip(one, two, strict=True)):
            found = difference(left, right, f"{place}[{at}]")
            if found is not None:
                return found
        return None
    return None if one == two and type(one) is type(two) else f"{place} is {one!r} or {two!r}"
