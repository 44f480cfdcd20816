import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { reducedMotion, useMedia } from "./useMedia.ts";

/**
 * `playing` and `paused` alternate automatically (hover, keyboard focus, out of view). `interrupted` follows a step by
 * the visitor and lasts until hover or keyboard focus next ends. `stopped` lasts until the visitor starts it again.
 */
export type Rotation = "playing" | "paused" | "interrupted" | "stopped";

interface RotationRules {
  /** Whether there is more than one position. */
  canMove: boolean;
  /** Whether a visitor's step ends rotation for good. */
  stopsForGood?: boolean;
}

/** The part of an element (0 to 1) that must be in view for it to rotate. */
const threshold = 0.3;

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

// A prerendered document is hidden until it is shown.
const isVisible = () => document.visibilityState === "visible";

/** Whether enough of an element is in view, in a document that is not hidden. */
function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  const isDocumentVisible = useSyncExternalStore(subscribeToVisibility, isVisible, () => false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= threshold),
      { threshold },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return inView && isDocumentVisible;
}

/** Whether an element may move by itself now (D21), and how a visitor's actions change that. */
export function useRotation(root: RefObject<HTMLElement | null>, { canMove, stopsForGood }: RotationRules) {
  const isStill = useMedia(reducedMotion);
  const isOnScreen = useOnScreen(root);
  const [halt, setHalt] = useState<"interrupted" | "stopped">();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;

  useEffect(() => {
    if (!isHeld) setHalt((current) => (current === "interrupted" ? undefined : current));
  }, [isHeld]);

  // Touch counts as hover until something else is touched.
  useEffect(() => {
    const onPointerDown = ({ pointerType, target }: globalThis.PointerEvent) => {
      if (pointerType === "touch")
        setHovered(target instanceof Node && root.current?.contains(target) === true);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [root]);

  const isPlaying = isOnScreen && canMove && !halt && !isHeld && !isStill;
  const rotation: Rotation = halt ?? (isPlaying ? "playing" : "paused");

  return {
    rotation,
    /** To be called when a visitor has moved it. */
    interrupt: () => setHalt((current) => current ?? (stopsForGood ? "stopped" : "interrupted")),
    /** Stops it, or starts it even if its control has pointer and focus. */
    toggle() {
      setHalt(halt ? undefined : "stopped");
      setHovered(false);
      setFocused(false);
    },
    /** Handlers for the element on which hover and keyboard focus pause it. */
    pauseHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "touch") setHovered(true);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "touch") setHovered(false);
      },
      // A pressed button keeps the focus of the mouse long after the visitor has left.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
