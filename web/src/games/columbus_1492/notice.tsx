/** A title and a text that names its rule: of the wind, a revealed card or lens, and the countdown of a storm. */
import { Shield } from "../../art/art";
import { Rule } from "../../parts/rule";

interface Props {
  title: string;
  seat?: number;
  text: string;
  rule: string;
}

export function Notice({ title, seat, text, rule }: Props) {
  return (
    <div class="cc-notice">
      <b>{title}</b>
      <p class={seat === undefined ? "" : "hbox"}>
        {seat !== undefined && <Shield seat={seat} size="s" />}
        <span>{text}</span> <Rule id={rule} />
      </p>
    </div>
  );
}
