"""caravela verify: check that a finished match follows from its committed seed and the rules."""

from pathlib import Path
from typing import Annotated

import typer

from caravela.commands.common import say


def verify(
    file: Annotated[Path, typer.Argument(help="An exported match.")],
    commitment: Annotated[
        str | None,
        typer.Option(help="What was shown before the match; proves that the file is of that match."),
    ] = None,
    lang: Annotated[str, typer.Option(help="en, fr or nl.")] = "en",
) -> None:
    """Work out every draw of a match again from its seed, and play it by the rules."""
    from caravela.proof import prove_file
    from caravela.texts import Wording

    general = Wording(None, lang)
    proof = prove_file(file, commitment)
    wording = Wording(proof.match.game, lang)
    say(general.say("verify-whole", game=f"={wording.title()}", entries=proof.entries, draws=proof.draws))
    say(general.say("verify-commitment", commitment=f"={proof.commitment}"))
    outcome = proof.match.outcome()
    if outcome is None:
        say(general.say("verify-unfinished"))
        return
    say(wording.outcome(outcome))
    for line in wording.standings(outcome):
        say(line)
