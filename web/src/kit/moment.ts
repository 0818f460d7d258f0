/** Things that are shown for a while. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { duration } from "../state/settings";

/** Something that is shown for a while, in one or more stages. */
export interface Moment<T> {
  value: T;
  /** The number of stages that are over. */
  stage: number;
}

/**
 * Show what `find` returns when `trigger` changes. `stages` returns the milliseconds after which each stage ends; with
 * the last one the moment ends. A click or key ends it early.
 */
export function useMoment<T>(
  moment: { value: Moment<T> | null },
  trigger: unknown,
  find: () => T | null,
  stages: (value: T) => readonly number[],
): void {
  const previous = useRef(trigger);
  // A layout effect: the moment begins before the browser paints the new view.
  useLayoutEffect(() => {
    if (previous.current === trigger) return;
    previous.current = trigger;
    const value = find();
    if (value !== null) moment.value = { value, stage: 0 };
  }, [trigger]);
  const value = moment.value?.value ?? null;
  useEffect(() => {
    if (value === null) return undefined;
    const end = () => {
      if (moment.value?.value === value) moment.value = null;
    };
    const times = stages(value);
    const timers = times.map((time, index) =>
      setTimeout(() => {
        if (index + 1 === times.length) end();
        else moment.value = { value, stage: index + 1 };
      }, time),
    );
    const listening = new AbortController();
    addEventListener("pointerdown", end, listening);
    addEventListener("keydown", end, listening);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      listening.abort();
      end();
    };
  }, [value]);
}

/** Count from 0 to `last`, one step per `pause`, until `go` is called. Without motion, begin at `last`. */
export function useSteps(last: number, pause: number): readonly [step: number, go: (step: number) => void] {
  const [step, setStep] = useState(duration(1) === 0 ? last : 0);
  const [running, setRunning] = useState(true);
  useEffect(() => {
    if (!running || step === last) return undefined;
    const timer = setTimeout(() => setStep(step + 1), duration(pause));
    return () => clearTimeout(timer);
  }, [running, step]);
  const go = (to: number) => {
    setRunning(false);
    setStep(Math.max(0, Math.min(last, to)));
  };
  return [step, go];
}
