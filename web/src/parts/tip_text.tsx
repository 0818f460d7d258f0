/** The content of a tooltip: title, rule number, one line of text, and its actions. */
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

/** `tool` is the button in its corner; `done` is called after an action, to close a tooltip that is not pinned. */
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
