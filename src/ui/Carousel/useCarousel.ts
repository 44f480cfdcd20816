import { createContext, useContext } from "react";
import type { Rotation } from "../hooks/useRotation.ts";
import type { Range } from "./range.ts";

/** What the controls and the track of a carousel share. */
export interface CarouselContext {
  /** The first slide in view, from 0. */
  index: number;
  range: Range;
  /** Absent if the carousel does not rotate by itself. */
  rotation: Rotation | undefined;
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
