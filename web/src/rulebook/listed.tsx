/** A list of things in a figure: picture, name, what it does. */
import type { ComponentChildren } from "preact";

export interface Item {
  picture: ComponentChildren;
  name: string;
  text: string;
}

export function Listed({ items }: { items: readonly Item[] }) {
  return (
    <dl class="book-list">
      {items.map(({ picture, name, text }) => (
        <div key={name}>
          <dt class="hbox gap-8">
            {picture}
            <b>{name}</b>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
