import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { mobile, useMedia } from "../hooks/useMedia.ts";
import { useRotation } from "../hooks/useRotation.ts";
import { useStarted } from "../hooks/useStarted.ts";
import { type CarouselLayout, rangeOf, stopsForGood } from "./layouts.ts";
import { labelsOf, scrollToSlide, setReachable } from "./slides.ts";
import { lastIndex, stepIndex, stops } from "./step.ts";
import { CarouselContext } from "./useCarousel.ts";

export interface CarouselProps {
  label: string;
  /** `aria-roledescription` of the carousel: "carousel" in the page's language. */
  roleDescription: string;
  /** Number of slides. */
  count: number;
  layout?: CarouselLayout;
  /** Whether previous and next wrap at the ends. */
  loop?: boolean;
  /** Milliseconds between slides; without it the carousel does not rotate by itself. */
  autoplay?: number;
  /** The same below 48rem, if it differs. */
  mobileAutoplay?: number;
  children: ReactNode;
}

/** Slides in a native scroller, and the state that its controls share through `useCarousel` (D21). */
export function Carousel({
  label,
  roleDescription,
  count,
  layout = "single",
  loop = false,
  autoplay,
  mobileAutoplay = autoplay,
  children,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const trackRef = useRef<HTMLDivElement>(null);
  const isMobile = useMedia(mobile);
  const started = useStarted();

  const [position, setPosition] = useState(0);

  const range = rangeOf(layout, count, loop, isMobile);
  const wideRange = rangeOf(layout, count, loop, false);
  const index = Math.min(position, lastIndex(range));
  const delay = isMobile ? mobileAutoplay : autoplay;

  const show = (next: number) => {
    setPosition(next);
    if (trackRef.current) scrollToSlide(trackRef.current, next);
  };

  const canMove = delay !== undefined && stepIndex(index, 1, range) !== index;
  const { rotation, interrupt, toggle, holders } = useRotation(root, {
    canMove,
    stopsForGood: stopsForGood(layout),
  });
  const advance = useEffectEvent(() => show(stepIndex(index, 1, range)));
  useEffect(() => {
    if (rotation !== "playing" || delay === undefined) return;
    root.current?.style.setProperty("--carousel-delay", `${delay}ms`);
    const timer = setInterval(advance, delay);
    return () => clearInterval(timer);
  }, [rotation, delay]);

  const [slideLabels, setSlideLabels] = useState<readonly string[]>([]);
  useEffect(() => {
    if (trackRef.current) setSlideLabels(labelsOf(trackRef.current));
  }, []);

  const { perView } = range;
  useEffect(() => {
    if (trackRef.current) setReachable(trackRef.current, index, index + perView - 1);
  }, [index, perView]);

  const carousel: CarouselContext = {
    label,
    slideLabels,
    trackRef,
    index,
    range,
    dots: { mobile: stops(rangeOf(layout, count, loop, true)), wide: stops(wideRange) },
    ...(delay !== undefined && { rotation }),
    goTo(next) {
      interrupt();
      show(next);
    },
    move(direction) {
      interrupt();
      show(stepIndex(index, direction, range));
    },
    interrupt,
    toggleRotation: toggle,
  };

  return (
    <section
      ref={root}
      aria-label={label}
      aria-roledescription={roleDescription}
      data-layout={layout}
      data-still-when-wide={lastIndex(wideRange) === 0 ? "" : undefined}
      data-started={started ? "" : undefined}
      data-index={index}
      data-rotation={carousel.rotation}
      {...holders}
      onKeyDown={(event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        if (lastIndex(range) === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        // A step would move the focused slide out of view, and so would the browser's own scrolling.
        if (event.target instanceof Element && event.target.closest("[data-slide]")) return;
        carousel.move(event.key === "ArrowRight" ? 1 : -1);
      }}
    >
      <CarouselContext value={carousel}>{children}</CarouselContext>
    </section>
  );
}
