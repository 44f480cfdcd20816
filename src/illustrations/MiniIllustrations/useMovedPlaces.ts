import { useLayoutEffect, useRef } from "react";

/** How long an element takes to its new place, in milliseconds. */
const duration = 250;

/** The position of an element in what holds the box around it, which is as it is without animations. */
function positionOf(element: HTMLElement | null): { x: number; y: number } {
  const box = element?.parentElement;
  return {
    x: (element?.offsetLeft ?? 0) + (box?.offsetLeft ?? 0),
    y: (element?.offsetTop ?? 0) + (box?.offsetTop ?? 0),
  };
}

/**
 * Elements whose place changes are seen to move there, unless motion is reduced: the FLIP technique.
 * @param places of the elements, in their order
 * @returns refs of the elements, by index
 */
export function useMovedPlaces(places: readonly number[]) {
  const elements = useRef<(HTMLElement | null)[]>([]);
  const before = useRef<readonly { x: number; y: number }[]>([]);
  const key = places.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions are compared when places change.
  useLayoutEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const now = elements.current.map(positionOf);
    for (const [index, to] of now.entries()) {
      const from = before.current[index];
      if (isStill || !from || (from.x === to.x && from.y === to.y)) continue;
      elements.current[index]?.animate(
        { transform: [`translate(${from.x - to.x}px, ${from.y - to.y}px)`, "none"] },
        { duration, easing: "ease-out" },
      );
    }
    before.current = now;
  }, [key]);
  return (index: number) => (element: HTMLElement | null) => {
    elements.current[index] = element;
  };
}
