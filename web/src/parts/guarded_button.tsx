/** Ignores input for 700 ms after it appears, so a click meant for something else cannot trigger it. Ignores key repeat, too. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

const GUARD_MS = 700;

interface Props {
  /** Identifies its purpose; a new value starts the delay again. */
  resetKey: string;
  press(): void;
  className?: string;
  disabled?: boolean;
  /** Take the focus once it is enabled. */
  focused?: boolean;
  children: ComponentChildren;
}

export function GuardedButton({
  resetKey,
  press,
  className = "",
  disabled = false,
  focused,
  children,
}: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [heard, setHeard] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setHeard(resetKey), GUARD_MS);
    return () => clearTimeout(timer);
  }, [resetKey]);
  const ready = heard === resetKey && !disabled;
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
