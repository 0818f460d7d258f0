/** A button that came up by itself: it hears nothing for a moment, and never a key that was held down before. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

const DEAF = 700;

interface Props {
  /** What it is about; with something else it is deaf again. */
  about: string;
  press(): void;
  className?: string;
  disabled?: boolean;
  /** It takes the focus once it hears. */
  focused?: boolean;
  children: ComponentChildren;
}

export function LateButton({ about, press, className = "", disabled = false, focused, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [heard, setHeard] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setHeard(about), DEAF);
    return () => clearTimeout(timer);
  }, [about]);
  const ready = heard === about && !disabled;
  useEffect(() => {
    if (ready && focused) button.current?.focus();
  }, [ready]);
  return (
    <button
      ref={button}
      type="button"
      class={`btn ${className}`}
      disabled={!ready}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={press}
    >
      {children}
    </button>
  );
}
