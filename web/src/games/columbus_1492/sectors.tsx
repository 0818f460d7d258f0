/** The five sectors on the chart, when a storm is to be named. */
import { Icon, Shield } from "../../art/art";
import { sentence } from "../../kit/actions";
import { Choosable } from "../../kit/choosable";
import { styleOver } from "../../kit/geometry";
import { tip } from "../../kit/tip";
import { selectedFace } from "./choosing";
import { sectorRect } from "./frame";
import type { SeaProps } from "./pieces";
import { ROWS, sectorOf } from "./printed";
import { stormRemark } from "./targets";
import { caravelOf, inSector, type ColumbusView } from "./view";

/** The rows that the plate of a sector covers. */
const PLATE_ROWS = 2;

/** Return the first row of a sector's plate: where it hides fewest caravels, at an edge rather than in the middle. */
export function plateRow(view: ColumbusView, sector: number): number {
  const caravels = view.seats.map((_, seat) => caravelOf(view, seat));
  const rows = caravels.filter((square) => sectorOf(square) === sector).map(({ row }) => row);
  const hidden = (first: number) => rows.filter((row) => row >= first && row < first + PLATE_ROWS).length;
  const firsts = Array.from({ length: ROWS - PLATE_ROWS + 1 }, (_, at) =>
    at % 2 === 0 ? ROWS - PLATE_ROWS - at / 2 : (at - 1) / 2,
  );
  return firsts.reduce((best, first) => (hidden(first) < hidden(best) ? first : best));
}

export function Sectors(props: SeaProps) {
  const { asked, frame, view, words } = props;
  if (selectedFace(asked) !== "storm") return null;
  return asked?.choices
    .filter((choice) => choice.family === "storm")
    .map((choice) => {
      const sector = Number(choice.facts.sector);
      const seats = inSector(view, sector);
      const name = sentence(words, choice);
      const more = stormRemark(view, sector, words);
      const top = ((plateRow(view, sector) + PLATE_ROWS / 2) / ROWS) * 100;
      return (
        <Choosable
          key={sector}
          board={props}
          action={choice.action}
          class="cc-sector"
          style={styleOver(frame, sectorRect(sector, 3))}
          aria-label={`${name}: ${more}`}
          {...tip(more, name, "CC-DIE-04")}
        >
          <span style={{ top: `${top}%` }}>
            <b class="hbox tight">
              <Icon name="storm" size="s" />
              {words.t("board-sector", { sector })}
            </b>
            <small class="hbox tight">
              {seats.length === 0 ? more : words.t("board-pushes")}
              {seats.map((seat) => (
                <Shield key={seat} seat={seat} size="s" />
              ))}
            </small>
          </span>
        </Choosable>
      );
    });
}
