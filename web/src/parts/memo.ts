/** Parts that are drawn again only when they are given something else: most of a table is the same from view to view. */
import type { Component, ComponentChildren, FunctionComponent } from "preact";

type Drawn<P> = (props: P) => ComponentChildren;

/** For parts without state that read no signals; those that read some are kept like this by the signals themselves. */
export function memo<P extends object>(drawn: Drawn<P>): FunctionComponent<P> {
  return function Kept(this: Component<P>, props: P) {
    this.shouldComponentUpdate = (next) => differ(this.props, next);
    return drawn(props);
  };
}

function differ(before: object, now: object): boolean {
  const names = Object.keys(now) as (keyof typeof now)[];
  return names.length !== Object.keys(before).length || names.some((name) => now[name] !== before[name]);
}
