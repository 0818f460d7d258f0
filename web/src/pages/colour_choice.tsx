/** The colours of the players: for every seat a row of its own sign in all colours. */
import { useId } from "preact/hooks";
import { Shield } from "../art/art";
import { Check } from "../parts/controls";
import {
  alike,
  backToUsual,
  choose,
  COLOURS,
  myColour,
  painted,
  seatColours,
  USUAL,
  type Colour,
} from "../state/colours";
import { t } from "../words/speech";
import { SEAT_LETTERS, verbatim } from "../words/wording";
import "../styles/colour_choice.css";

export function ColourChoice() {
  const all = seatColours.value;
  const usual = !alike.value && myColour.value === "" && all.every((colour, seat) => colour === USUAL[seat]);
  return (
    <details class="colours">
      <summary>
        <span>{t("ui-colours")}</span>
        {all.map((colour, seat) => (
          <span key={seat} style={painted(seat, colour)}>
            <Shield seat={seat} size="m" />
          </span>
        ))}
      </summary>
      {all.map((colour, seat) => (
        <SeatColours key={seat} seat={seat} now={colour} />
      ))}
      <Check label={t("ui-colours-alike")} on={alike} />
      <label class="field">
        {t("ui-colour-mine")}
        <select
          class="input"
          value={myColour.value}
          onChange={(event) => (myColour.value = event.currentTarget.value as Colour | "")}
        >
          <option value="">{t("ui-colour-of-mine")}</option>
          {COLOURS.map((colour) => (
            <option key={colour} value={colour}>
              {t(`ui-paint-${colour}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="btn" disabled={usual} onClick={backToUsual}>
        {t("ui-colours-usual")}
      </button>
    </details>
  );
}

function SeatColours({ seat, now }: { seat: number; now: Colour }) {
  const name = useId();
  return (
    <fieldset class="seat-colours">
      <legend>
        {t("ui-colour-of-seat", {
          letter: verbatim(SEAT_LETTERS[seat] ?? ""),
          colour: verbatim(t(`ui-paint-${now}`)),
        })}
      </legend>
      {COLOURS.map((colour) => (
        <label key={colour} title={t(`ui-paint-${colour}`)}>
          <input
            type="radio"
            name={name}
            checked={colour === now}
            aria-label={t(`ui-paint-${colour}`)}
            onChange={() => choose(seat, colour)}
          />
          <svg viewBox="0 0 26 26" aria-hidden="true" style={painted(seat, colour)}>
            <use href={`#disc-${seat + 1}`} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
