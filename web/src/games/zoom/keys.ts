/** The keys + - 0: zoom in, zoom out, fit. */
import { useEffect, useRef } from "preact/hooks";
import { STEP } from "./standpoint";

interface Steered {
  by(factor: number): void;
  fit(): void;
}

export function useZoomKeys(steered: Steered): void {
  // The latest props, for the event handler.
  const live = useRef(steered);
  live.current = steered;
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
      if (event.key === "+" || event.key === "=") live.current.by(STEP);
      else if (event.key === "-") live.current.by(1 / STEP);
      else if (event.key === "0") live.current.fit();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
}
