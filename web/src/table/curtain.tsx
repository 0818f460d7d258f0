/** The curtain on a shared screen: nobody's secrets are in the page until the right person opens it. */
import { Icon, Shield } from "../art/art";
import { Rhumbs } from "../art/rhumbs";
import { LateButton } from "../parts/late_button";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";
import { verbatim } from "../words/wording";

/** As a strip, below the table as everybody may see it; or alone, until that table has come in place of a seat's. */
export function Curtain({ store, strip = false }: { store: TableStore; strip?: boolean }) {
  const seat = store.curtain.value;
  const words = store.words.value;
  if (seat === null || !words) return null;
  const name = verbatim(words.seat(seat));
  const Frame = strip ? "aside" : "main";
  return (
    <Frame class={strip ? "curtain strip-curtain" : "curtain"} aria-label={say("ui-curtain-bar")}>
      {!strip && <Rhumbs className="ground" width={1200} height={700} x={600} y={350} radius={300} />}
      <section class="panel">
        <Shield seat={seat} />
        <h2>{say("ui-curtain-title", { seat: name })}</h2>
        <p>{say("ui-curtain-text", { seat: name })}</p>
        {/* The next person presses Enter without looking for the mouse; who held it down before opens nothing. */}
        <LateButton
          about={String(seat)}
          className="p"
          disabled={!store.settled.value}
          focused
          press={() => store.look(seat)}
        >
          <Icon name="eye" />
          {say("ui-curtain-open", { seat: name })}
        </LateButton>
      </section>
    </Frame>
  );
}
