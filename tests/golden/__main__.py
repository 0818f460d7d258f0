"""python -m tests.golden: write the golden playthroughs and the reference digests again."""

from tests.contracts import digests
from tests.contracts.walk import SEATINGS
from tests.golden.playthrough import FOLDER, path_of, playthrough


def main() -> None:
    wanted = {path_of(seating): seating for seating in SEATINGS}
    for path in FOLDER.glob("*.txt"):
        if path not in wanted:
            path.unlink()
            print(f"removed {path.name}")
    for path, seating in wanted.items():
        text = playthrough(seating)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        print(f"{'written' if changed else 'as before'}: {path.name}, {len(text.encode()) // 1024} kB")
    digests.write()
    print(f"written: {digests.FILE.name}")


main()
