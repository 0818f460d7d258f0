/** A panel with a heading. */
import type { ComponentChildren, HTMLAttributes, Ref } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "./panel.css";

type Props = Omit<HTMLAttributes<HTMLElement>, "class" | "title" | "ref" | "action"> & {
  class?: string;
  title: string;
  /** Before and after the title in the heading. */
  start?: ComponentChildren;
  end?: ComponentChildren;
  panelRef?: Ref<HTMLElement>;
};

export function Panel({ class: name = "", title, start, end, panelRef, children, ...rest }: Props) {
  return (
    <section ref={panelRef} class={`panel titled ${name}`} aria-label={title} {...rest}>
      <header>
        {start}
        <h2>{title}</h2>
        {end}
      </header>
      {children}
    </section>
  );
}

/** Return a ref for an element that scrolls into view whenever `wanted` changes to something. */
export function useScrollIntoView(wanted: unknown): Ref<HTMLElement> & { current: HTMLElement | null } {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) element.current?.scrollIntoView({ block: "nearest" });
  }, [wanted]);
  return element;
}
