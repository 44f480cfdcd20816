import { createContext, type RefObject, useContext } from "react";
import type { Rotation } from "../hooks/useRotation.ts";
import type { Range } from "./step.ts";

export interface CarouselContext {
  label: string;
  /** Labels of the slides: "1 of 3". */
  slideLabels: readonly string[];
  trackRef: RefObject<HTMLDivElement | null>;
  index: number;
  range: Range;
  /** Indices that have a dot, on mobile and on wide screens. */
  dots: { mobile: readonly number[]; wide: readonly number[] };
  /** Absent if the carousel does not rotate by itself. */
  rotation?: Rotation;
  /** Shows a slide at a visitor's request, which interrupts rotation. */
  goTo(index: number): void;
  /** Steps at a visitor's request, which interrupts rotation. */
  move(direction: -1 | 1): void;
  interrupt(): void;
  toggleRotation(): void;
}

export const CarouselContext = createContext<CarouselContext | undefined>(undefined);

/** The context of the enclosing carousel. @throws {Error} outside of a carousel (WG-03) */
export function useCarousel(): CarouselContext {
  const carousel = useContext(CarouselContext);
  if (!carousel) throw new Error("useCarousel must be used within a <Carousel />");
  return carousel;
}
