"""Proof of a match: recompute everything in an exported file from its committed seed."""

import json
from dataclasses import dataclass
from pathlib import Path

from caravela.kernel.log import MatchEntry
from caravela.match import Match, SavedMatchError


@dataclass(frozen=True)
class Proof:
    """A verified match and what was checked."""

    match: Match
    entries: int
    draws: int
    """Number of answers of chance that were recomputed."""
    commitment: str

    @property
    def over(self) -> bool:
        return self.match.outcome() is not None


def prove_file(path: Path, commitment: str | None = None) -> Proof:
    """Verify a file. Raise SavedMatchError with the first fault and its place."""
    try:
        document = json.loads(
            path.read_text(encoding="utf-8"), object_pairs_hook=_once_each, parse_constant=_no_number
        )
    except OSError as error:
        raise SavedMatchError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        reason = str(error) if isinstance(error, _Twice) else "it is not JSON"
        raise SavedMatchError(f"{path} is not a saved match: {reason}") from None
    return prove(document, commitment)


def prove(document: object, commitment: str | None = None) -> Proof:
    """Replay the document and check the seed against its commitment, every draw, every rule and the final digest.

    A commitment that was noted when the match began also proves that the file is of that match.
    """
    header = document.get("header") if isinstance(document, dict) else None
    if isinstance(header, dict) and header.get("secret", None) is None:
        raise SavedMatchError("the match is not over: its seed is still secret, so nothing can be worked out")
    told = header.get("commitment") if isinstance(header, dict) else None
    if commitment is not None and told != commitment.strip().lower():
        raise SavedMatchError(f"this is another match: the file's commitment is {told}")
    match = Match.from_document(document)
    # Equivalent values can be written differently (1 and true, a nonce in capitals). Require the exact form.
    place = _difference(document, match.document(), "")
    if place is not None:
        raise SavedMatchError(f"the saved match was tampered with: {place}")
    made = [line for line in match.log if isinstance(line, MatchEntry)]
    assert isinstance(told, str)
    return Proof(match, len(match.log), sum(len(entry.drawn) for entry in made), told)


def _difference(told: object, proved: object, place: str) -> str | None:
    """Describe the first difference of two documents, or return None if they are identical."""
    if isinstance(told, dict) and isinstance(proved, dict):
        for key in [*proved, *(key for key in told if key not in proved)]:
            inner = f"{place}.{key}" if place else str(key)
            if key not in told or key not in proved:
                return f"{inner} is {'missing' if key in proved else 'not a field here'}"
            found = _difference(told[key], proved[key], inner)
            if found is not None:
                return found
        return None
    if isinstance(told, list) and isinstance(proved, list | tuple):
        if len(told) != len(proved):
            return f"{place} has {len(told)} items, not {len(proved)}"
        for at, (one, other) in enumerate(zip(told, proved, strict=True)):
            found = _difference(one, other, f"{place}[{at}]")
            if found is not None:
                return found
        return None
    if type(told) is not type(proved) or told != proved:
        return f"{place} is {json.dumps(told)}, not {json.dumps(proved)}"
    return None


class _Twice(ValueError):
    pass


def _once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Reject duplicate fields: JSON keeps the last one, but a reader may see the first."""
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise _Twice("a field stands twice in it")
    return fields


def _no_number(word: str) -> object:
    raise ValueError(word)
