import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import type { ReactNode } from "react";
import type { Rotation } from "../hooks/useRotation.ts";
import { Glyph } from "../Icon/Glyph.tsx";
import css from "./Carousel.module.css";

/** Labels of the buttons. */
export interface RotationWords {
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface RotationControlsProps {
  /** Until then, their space is empty. */
  isReady: boolean;
  words: RotationWords;
  /** Without it there is no pause button. */
  rotation: Rotation | undefined;
  onToggle(): void;
  /** Whether a step in this direction would lead nowhere. */
  isAtEnd(direction: -1 | 1): boolean;
  onMove(direction: -1 | 1): void;
  /** More controls, after the buttons. */
  children?: ReactNode;
}

/** Buttons of a carousel or a marquee. The one that stops rotation is the first in tab order. */
export function RotationControls({
  isReady,
  words,
  rotation,
  onToggle,
  isAtEnd,
  onMove,
  children,
}: RotationControlsProps) {
  const isHalted = rotation === "stopped" || rotation === "interrupted";
  const stepButton = (label: string, direction: -1 | 1) => (
    <button
      type="button"
      className="u-icon-button"
      aria-label={label}
      // Not `disabled`, so that it keeps keyboard focus.
      aria-disabled={isAtEnd(direction)}
      data-tooltip=""
      onClick={() => onMove(direction)}
    >
      <Glyph node={direction === 1 ? ChevronRight : ChevronLeft} />
    </button>
  );
  return (
    <div className={`${css.controls} u-requires-script`}>
      {isReady && (
        <>
          {rotation && (
            <button
              type="button"
              className={`${css.pause} u-icon-button`}
              aria-label={isHalted ? words.play : words.pause}
              data-tooltip=""
              onClick={onToggle}
            >
              <Glyph node={isHalted ? Play : Pause} />
            </button>
          )}
          {stepButton(words.previous, -1)}
          {stepButton(words.next, 1)}
          {children}
        </>
      )}
    </div>
  );
}
