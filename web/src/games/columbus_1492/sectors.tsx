/** The five sectors as they lie on the chart, when a storm is to be named. */
import { Icon, Shield } from "../../art/art";
import { safely } from "../../words/speech";
import { seatFact } from "../../words/wording";
import { Choosable } from "../../kit/choosable";
import { styleOver } from "../../kit/geometry";
import { faceInHand } from "./choosing";
import { NORTH, SOUTH_EDGE, UNIT, WEST } from "./frame";
import { ROWS, SECTORS, sectorOf, squareOf } from "./printed";
import type { SeaProps } from "./sea";
import { inSector, type ColumbusView } from "./view";

/** The rows that the plate of a sector covers. */
const PLATE_ROWS = 2;

/** The first row of a sector's plate: where it hides fewest caravels, at an edge rather than in the middle. */
export function plateRow(view: ColumbusView, sector: number): number {
  const rows = view.seats.flatMap(({ caravel }) => {
    const square = squareOf(caravel);
    return sectorOf(square) === sector ? [square.row] : [];
  });
  const hidden = (first: number) => rows.filter((row) => row >= first && row < first + PLATE_ROWS).length;
  const firsts = Array.from({ length: ROWS - PLATE_ROWS + 1 }, (_, at) =>
    at % 2 === 0 ? ROWS - PLATE_ROWS - at / 2 : (at - 1) / 2,
  );
  return firsts.reduce((best, first) => (hidden(first) < hidden(best) ? first : best));
}

export function Sectors(props: SeaProps) {
  const { asked, frame, view, words, choose } = props;
  if (!asked || faceInHand(asked.question, asked.choices) !== "storm") return null;
  return (
    <>
      {SECTORS.map((sector) => {
        const choice = asked.choices.find((each) => each.action === `storm ${sector.number}`);
        if (!choice) return null;
        const seats = inSector(view, sector.number);
        const more = seats.length
          ? words.t("remark-storm", { seats: seats.map(seatFact) })
          : words.t("remark-nobody");
        const said = safely(choice.action, () => words.action(choice));
        const clear = plateRow(view, sector.number);
        return (
          <Choosable
            key={sector.number}
            board={props}
            action={choice.action}
            class="cc-sector"
            style={styleOver(frame, {
              x: WEST + sector.from * UNIT + 3,
              y: NORTH + 3,
              width: sector.width * UNIT - 6,
              height: SOUTH_EDGE - NORTH - 6,
            })}
            aria-label={`${said}: ${more}`}
            data-tip={more}
            data-tip-title={said}
            data-tip-rule="CC-DIE-04"
            onClick={() => choose(choice.action)}
          >
            <span style={{ top: `${((clear + PLATE_ROWS / 2) / ROWS) * 100}%` }}>
              <b>
                <Icon name="storm" size="s" />
                {words.t("board-sector", { sector: sector.number })}
              </b>
              <small>
                {seats.length === 0 ? more : words.t("board-pushes")}
                {seats.map((seat) => (
                  <Shield key={seat} seat={seat} size="s" />
                ))}
              </small>
            </span>
          </Choosable>
        );
      })}
    </>
  );
}
