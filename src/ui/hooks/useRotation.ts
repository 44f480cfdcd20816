import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from "react";
import { reducedMotion, useMedia } from "./useMedia.ts";
import { useOnScreen } from "./useOnScreen.ts";
import { useStarted } from "./useStarted.ts";

/**
 * `playing` and `paused` take turns by themselves (hover, focus, out of sight). `interrupted` is what a visitor's own step
 * leaves: it lasts until the next pause on hover or focus ends. `stopped` lasts until asked otherwise.
 */
export type Rotation = "playing" | "paused" | "interrupted" | "stopped";

interface RotationRules {
  /** Whether there is anywhere to go. */
  canMove: boolean;
  /** Whether a visitor's own step ends it for good. */
  stopsForGood?: boolean;
}

/** How much of an element must be in view for it to move by itself. */
const threshold = 0.3;

/** Whether something may move by itself now (D21), and what a visitor does about it. */
export function useRotation(root: RefObject<HTMLElement | null>, { canMove, stopsForGood }: RotationRules) {
  const isStill = useMedia(reducedMotion);
  const isOnScreen = useOnScreen(root, threshold);
  const started = useStarted();
  const [halt, setHalt] = useState<"interrupted" | "stopped">();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;

  useEffect(() => {
    if (!isHeld) setHalt((current) => (current === "interrupted" ? undefined : current));
  }, [isHeld]);

  // A finger holds what it touched as a pointer does, until it touches something else.
  useEffect(() => {
    const onPointerDown = ({ pointerType, target }: globalThis.PointerEvent) => {
      if (pointerType === "touch")
        setHovered(target instanceof Node && root.current?.contains(target) === true);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [root]);

  const isPlaying = started && isOnScreen && canMove && !halt && !isHeld && !isStill;
  const rotation: Rotation = halt ?? (isPlaying ? "playing" : "paused");

  return {
    rotation,
    /** A visitor has moved it. */
    interrupt: () => setHalt((current) => current ?? (stopsForGood ? "stopped" : "interrupted")),
    /** Stops it, or starts it although pointer and focus are on its control. */
    toggle() {
      setHalt(halt ? undefined : "stopped");
      setHovered(false);
      setFocused(false);
    },
    /** For the element that it pauses on. */
    holders: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "touch") setHovered(true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "touch") setHovered(false);
      },
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
