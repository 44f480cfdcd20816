import { useEffect, useRef, useState } from "react";
import { reducedMotion, useMedia } from "../hooks/useMedia.ts";
import { useOnScreen } from "../hooks/useOnScreen.ts";
import { figureAt, stepMilliseconds, steps } from "./counter.ts";
import css from "./StatCounter.module.css";

/** The part of the figure that must be in view before it counts. */
const threshold = 0.1;

/**
 * A figure that counts up once, when it first comes into view (WG-01, D22). The figure itself is always in the
 * document; the counting one is drawn over it and hidden from assistive technology.
 */
export function StatCounter({ value }: { value: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const seen = useOnScreen(ref, threshold);
  const still = useMedia(reducedMotion);
  const [step, setStep] = useState<number>();

  useEffect(() => {
    if (seen && !still) setStep((current) => current ?? 0);
  }, [seen, still]);

  const counting = step !== undefined && step < steps && !still;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setStep((current = 0) => current + 1), stepMilliseconds);
    return () => clearInterval(timer);
  }, [counting]);

  return (
    <span ref={ref} className={css.counter} data-state={counting ? "counting" : "final"}>
      {/* Transparent rather than hidden, so that assistive technology reads it. */}
      <span style={{ opacity: counting ? 0 : undefined }}>{value}</span>
      {counting && <span aria-hidden="true">{figureAt(value, step)}</span>}
    </span>
  );
}
