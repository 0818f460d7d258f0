/** Create a table: players, levels, options. Every setting has a sensible default. */
import { useRef, useState } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import { Dialog } from "../parts/dialog";
import { faultText } from "../parts/fault";
import { go } from "../route";
import { gameWords, newNonce, person } from "../state/lobby";
import { language, level as usualLevel, pace, remember } from "../state/settings";
import * as api from "../wire/api";
import { withBotNames } from "../table/branching";
import { clockText, timeText } from "../table/clock";
import { AIDS } from "../table/terms";
import type { Aids, Clock, GameShape, SeatWish } from "../wire/shapes";
import { t } from "../words/speech";
import { SEAT_LETTERS } from "../words/wording";

export const LEVELS = ["cabin-boy", "sailor", "mate", "captain", "admiral"] as const;
const USUAL_SEATS = 3;
const DAY = 24 * 3600;
const clockOf = (kind: Clock["kind"], seconds: number, increment = 0): Clock => ({
  kind,
  seconds,
  increment,
});
const NO_CLOCK = clockOf("none", 0);
const CLOCKS: readonly Clock[] = [
  NO_CLOCK,
  ...[30, 60, 90, 180].map((seconds) => clockOf("move", seconds)),
  ...[10, 20, 40].map((minutes) => clockOf("match", minutes * 60, minutes)),
  ...[1, 2, 3, 7].map((days) => clockOf("move", days * DAY)),
];
/** Seconds that a player may be away before a bot may stand in. */
const GRACES = [30, 120, 600, 3600, DAY];
const USUAL_GRACE = 120;
const USUAL_AIDS: Aids = { hints: false, helper: false, previews: true, undo: true };
/** Delay in moves after which spectators may see all hands; 0 disables it. */
const OPEN_AFTER = [0, 20, 50, 100];

type Role = SeatWish["role"];

/** Whether an option value is available: one that names a seat needs that seat. */
function isThere(choice: string, seats: number): boolean {
  return choice.length > 1 || SEAT_LETTERS.indexOf(choice) < seats;
}

export function NewTable({ game, close }: { game: GameShape; close(): void }) {
  const words = gameWords.value[game.key];
  const [seats, setSeats] = useState<SeatWish[]>(() =>
    Array.from({ length: Math.max(game.least_seats, Math.min(USUAL_SEATS, game.most_seats)) }, (_, at) => ({
      role: at === 0 ? ("me" as const) : ("bot" as const),
      name: "",
      level: usualLevel.value,
    })),
  );
  const [name, setName] = useState(person.value?.name ?? "");
  const [options, setOptions] = useState<Record<string, string>>(() =>
    Object.fromEntries(game.options.map((option) => [option.key, option.default])),
  );
  const [clock, setClock] = useState(NO_CLOCK);
  const [aids, setAids] = useState(USUAL_AIDS);
  const [grace, setGrace] = useState(USUAL_GRACE);
  const [listed, setListed] = useState(false);
  const [openAfter, setOpenAfter] = useState(0);
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);

  const change = (at: number, wish: Partial<SeatWish>) =>
    setSeats(seats.map((seat, each) => (each === at ? { ...seat, ...wish } : seat)));
  const waits = seats.some((seat) => seat.role === "open");
  const shared = waits || seats.some((seat) => seat.role === "local");
  const chosen = (option: GameShape["options"][number]) => {
    const wish = options[option.key] ?? option.default;
    return isThere(wish, seats.length) ? wish : option.default;
  };
  const add = useRef<HTMLButtonElement>(null);
  const onlyBots = seats.every((seat) => seat.role === "bot");

  const start = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      person.value = await api.rename(name.trim() || (person.value?.name ?? ""), language.value);
      const made = await api.newMatch({
        game: game.key,
        seats: withBotNames(seats, name),
        options: Object.fromEntries(game.options.map((option) => [option.key, chosen(option)])),
        clock,
        aids,
        grace_seconds: grace,
        public: listed,
        open_after: openAfter,
        pace_ms: pace.value,
        nonce: newNonce(),
      });
      const local = seats.some((seat) => seat.role === "local");
      const own = seats.findIndex((seat) => seat.role === "me");
      if (!local && own >= 0) remember(`seat.${made.match}`, own);
      remember(`links.${made.match}`, { play: made.play_link });
      go(`/table/${made.match}`);
    } catch (error) {
      setFault(faultText(error));
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={words?.title() ?? game.title}
      close={close}
      className="new-table"
      foot={
        <>
          <span class="grow" role="alert">
            {fault}
          </span>
          <button class="btn p" type="submit" form="new-table" disabled={busy} autofocus>
            <Icon name={waits ? "users" : onlyBots ? "eye" : "play"} />
            {t(waits ? "ui-new-open" : onlyBots ? "ui-new-watch" : "ui-new-start")}
          </button>
        </>
      }
    >
      <form id="new-table" class="vbox gap-16" onSubmit={(event) => void start(event)}>
        <label class="field">
          {t("ui-your-name")}
          <input
            class="input"
            value={name}
            maxLength={40}
            required
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <fieldset class="seats vbox gap-8">
          <legend>{t("ui-seats")}</legend>
          {seats.map((seat, at) => (
            <div class="seat-row" key={at}>
              <Shield seat={at} />
              <select
                class="input"
                aria-label={t("ui-seat-role", { number: at + 1 })}
                value={seat.role}
                onChange={(event) => change(at, { role: event.currentTarget.value as Role })}
              >
                {(["me", "bot", "open", "local"] as const).map((role) => (
                  <option
                    key={role}
                    value={role}
                    disabled={role === "me" && seat.role !== "me" && seats.some((each) => each.role === "me")}
                  >
                    {t(`ui-role-${role}`)}
                  </option>
                ))}
              </select>
              {seat.role === "bot" && (
                <select
                  class="input"
                  aria-label={t("ui-seat-level", { number: at + 1 })}
                  value={seat.level}
                  onChange={(event) => {
                    usualLevel.value = event.currentTarget.value;
                    change(at, { level: event.currentTarget.value });
                  }}
                >
                  {LEVELS.map((each) => (
                    <option key={each} value={each}>
                      {t(`ui-level-${each}`)}
                    </option>
                  ))}
                </select>
              )}
              {seat.role === "local" && (
                <input
                  class="input"
                  aria-label={t("ui-seat-name", { number: at + 1 })}
                  placeholder={t("ui-seat-name", { number: at + 1 })}
                  value={seat.name}
                  maxLength={40}
                  required
                  onInput={(event) => change(at, { name: event.currentTarget.value })}
                />
              )}
              {seat.role === "open" && <span class="quiet ellipsis">{t("ui-role-open-note")}</span>}
              {seat.role === "me" && <span class="quiet ellipsis">{name}</span>}
              <button
                type="button"
                class="btn q sm ic"
                aria-label={t("ui-seat-remove", { number: at + 1 })}
                disabled={seats.length <= game.least_seats}
                onClick={() => {
                  setSeats(seats.filter((_, each) => each !== at));
                  // The button disappears with its row, so move the focus to the button that adds a seat.
                  requestAnimationFrame(() => add.current?.focus());
                }}
              >
                <Icon name="minus" />
              </button>
            </div>
          ))}
          {seats.length < game.most_seats && (
            <button
              ref={add}
              type="button"
              class="btn sm"
              onClick={() => setSeats([...seats, { role: "bot", name: "", level: usualLevel.value }])}
            >
              <Icon name="plus" size="s" />
              {t("ui-seat-add")}
            </button>
          )}
        </fieldset>
        {(game.options.length > 0 || shared) && (
          <details class="more">
            <summary>{t("ui-more-options")}</summary>
            {words &&
              game.options.map((option) => (
                <label class="field" key={option.key}>
                  {words.option(option.key)}
                  <select
                    class="input"
                    value={chosen(option)}
                    onChange={(event) => setOptions({ ...options, [option.key]: event.currentTarget.value })}
                  >
                    {option.choices
                      .filter((choice) => isThere(choice, seats.length))
                      .map((choice) => (
                        <option key={choice} value={choice}>
                          {words.choice(option.key, choice)}
                        </option>
                      ))}
                  </select>
                </label>
              ))}
            <label class="field">
              {t("ui-clock")}
              <select
                class="input"
                value={CLOCKS.indexOf(clock)}
                onChange={(event) => setClock(CLOCKS[Number(event.currentTarget.value)] ?? NO_CLOCK)}
              >
                {CLOCKS.map((each, at) => (
                  <option key={at} value={at}>
                    {clockText(each)}
                  </option>
                ))}
              </select>
            </label>
            {shared && (
              <fieldset>
                <legend>{t("ui-aids")}</legend>
                {AIDS.map((aid) => (
                  <label class="check" key={aid}>
                    <input
                      type="checkbox"
                      checked={aids[aid] && (aid !== "helper" || aids.hints)}
                      disabled={aid === "helper" && !aids.hints}
                      onChange={(event) => setAids({ ...aids, [aid]: event.currentTarget.checked })}
                    />
                    <span>{t(`ui-aid-${aid}`)}</span>
                  </label>
                ))}
              </fieldset>
            )}
            {waits && (
              <label class="field">
                {t("ui-grace")}
                <select
                  class="input"
                  value={grace}
                  onChange={(event) => setGrace(Number(event.currentTarget.value))}
                >
                  {GRACES.map((seconds) => (
                    <option key={seconds} value={seconds}>
                      {timeText(seconds * 1000)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label class="field">
              {t("ui-open-after")}
              <select
                class="input"
                value={openAfter}
                onChange={(event) => setOpenAfter(Number(event.currentTarget.value))}
              >
                {OPEN_AFTER.map((count) => (
                  <option key={count} value={count}>
                    {count === 0 ? t("ui-open-after-never") : t("ui-open-after-moves", { count })}
                  </option>
                ))}
              </select>
            </label>
          </details>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={listed}
            onChange={(event) => setListed(event.currentTarget.checked)}
          />
          <span>{t(waits ? "ui-public" : "ui-public-watch")}</span>
        </label>
      </form>
    </Dialog>
  );
}
