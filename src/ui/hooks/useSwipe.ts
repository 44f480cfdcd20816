import { type PointerEvent, useRef } from "react";
import { useHydrated } from "./useHydrated.ts";

/** A touch must move by more than this, in pixels, to be a swipe (WG-02). */
const threshold = 50;

interface SwipeHandlers {
  /** A touch begins. */
  onGrab(element: HTMLElement): void;
  /** @param distance how far the touch has moved to the left, in pixels */
  onDrag(element: HTMLElement, distance: number): void;
  /**
   * The touch has ended.
   * @param direction 1 to the next item, -1 to the previous one, 0 without a swipe
   * @param distance how far the touch has moved to the left, in pixels
   */
  onRelease(element: HTMLElement, direction: -1 | 0 | 1, distance: number): void;
}

const directionOf = (distance: number): -1 | 0 | 1 => {
  if (Math.abs(distance) <= threshold) return 0;
  return distance > 0 ? 1 : -1;
};

/**
 * Lets one finger or a pen drag an element sideways, but not a mouse, which selects text.
 * @returns props of the element; until the script has started, it scrolls natively
 */
export function useSwipe({ onGrab, onDrag, onRelease }: SwipeHandlers) {
  const startX = useRef<number>(null);
  const started = useHydrated();

  const release = ({ clientX, currentTarget, type }: PointerEvent<HTMLElement>) => {
    if (startX.current === null) return;
    const distance = startX.current - clientX;
    startX.current = null;
    onRelease(currentTarget, type === "pointerup" ? directionOf(distance) : 0, distance);
  };

  return {
    style: { touchAction: started ? "pan-y pinch-zoom" : undefined },
    onPointerDown({ clientX, currentTarget, isPrimary, pointerType }: PointerEvent<HTMLElement>) {
      if (!isPrimary || pointerType === "mouse") return;
      startX.current = clientX;
      onGrab(currentTarget);
    },
    onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
      if (startX.current !== null) onDrag(currentTarget, startX.current - clientX);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
