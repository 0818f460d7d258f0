/** The three ways in which a match ends, where the left rail has room for them. */
import { Icon, Picture } from "../../art/art";
import { kept } from "../../parts/kept";
import { Rule } from "../../parts/rule";
import type { Wording } from "../../words/wording";
import { GOAL, QUEUE_SIZE } from "./printed";

export const Endings = kept(({ words }: { words: Wording }) => {
  return (
    <section class="panel mn-endings" aria-label={words.say("board-endings")}>
      <h2>{words.say("board-endings")}</h2>
      <ul>
        <li>
          <Picture name="coin" className="cn" />
          <span>{words.say("board-ending-goal", { goal: GOAL })}</span>
          <Rule id="MN-END-01" />
        </li>
        <li>
          <Icon name="special" size="s" />
          <span>{words.say("board-ending-perfect")}</span>
          <Rule id="MN-END-02" />
        </li>
        <li>
          <Icon name="hourglass" size="s" />
          <span>{words.say("board-ending-queue", { size: QUEUE_SIZE })}</span>
          <Rule id="MN-END-05" />
        </li>
      </ul>
    </section>
  );
});
