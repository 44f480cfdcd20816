import { createContext, type RefObject, useContext } from "react";
import type { Rotation } from "../hooks/useRotation.ts";
import type { Range } from "./step.ts";

export interface CarouselContext {
  label: string;
  /** What the slides are called: "1 of 3". */
  slideLabels: readonly string[];
  trackRef: RefObject<HTMLDivElement | null>;
  index: number;
  range: Range;
  /** Indices that have a dot on a mobile and on a wide screen. */
  dots: { mobile: readonly number[]; wide: readonly number[] };
  /** Absent where the carousel does not move by itself. */
  rotation?: Rotation;
  /** Shows a slide, as a visitor asks for it: that interrupts rotation. */
  goTo(index: number): void;
  /** Steps as a visitor asks for it: that interrupts rotation. */
  move(direction: -1 | 1): void;
  interrupt(): void;
  toggleRotation(): void;
}

export const CarouselContext = createContext<CarouselContext | undefined>(undefined);

/** The carousel around a part of it. Throws where there is none (WG-03). */
export function useCarousel(): CarouselContext {
  const carousel = useContext(CarouselContext);
  if (!carousel) throw new Error("useCarousel must be used within a <Carousel />");
  return carousel;
}
