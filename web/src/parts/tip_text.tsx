/** What a tooltip says: the thing, the number of its rule, one line of text, and what can be done from it. */
import type { ComponentChildren } from "preact";
import { Rule } from "./rule";
import type { TipAct } from "./tip_acts";

export interface Tip {
  of: Element;
  title: string;
  text: string;
  rule: string;
  acts: readonly TipAct[];
}

/** `tool` is the button in its corner; something done from a tooltip that does not stay ends it. */
export function TipText({ tip, tool, done }: { tip: Tip; tool: ComponentChildren; done?(): void }) {
  return (
    <>
      <div class="row">
        {tip.title && <b>{tip.title}</b>}
        {tip.rule && <Rule id={tip.rule} />}
        {!tip.title && !tip.rule && <span class="tip-words">{tip.text.trim()}</span>}
        {tool}
      </div>
      {(tip.title || tip.rule) && <span class="tip-words">{tip.text.trim()}</span>}
      {tip.acts.length > 0 && (
        <div class="tip-acts">
          {tip.acts.map((act) => (
            <button
              key={act.label}
              type="button"
              onClick={() => {
                done?.();
                act.run();
              }}
            >
              {act.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
