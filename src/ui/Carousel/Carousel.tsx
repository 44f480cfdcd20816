import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "../hooks/useHydrated.ts";
import { mobile, useMedia } from "../hooks/useMedia.ts";
import { useRotation } from "../hooks/useRotation.ts";
import { CarouselControls, type CarouselWords } from "./CarouselControls.tsx";
import { CarouselTrack } from "./CarouselTrack.tsx";
import { type CarouselLayout, lastIndex, rangeOf, stepIndex, stops } from "./range.ts";
import { scrollToSlide } from "./slides.ts";
import { CarouselContext } from "./useCarousel.ts";

interface CarouselProps {
  label: string;
  /** `aria-roledescription` of the carousel: "carousel" in the page's language. */
  roleDescription: string;
  words: CarouselWords;
  /** The label of each slide; a dot has that of its slide. */
  slideLabels: readonly string[];
  layout?: CarouselLayout;
  /** Whether previous and next wrap at the ends. */
  loop?: boolean;
  /** Milliseconds between slides; without it the carousel does not rotate by itself. */
  autoplay?: number;
  /** The same below 48rem, if it differs. */
  mobileAutoplay?: number;
  /** The `CarouselSlide`s. */
  children: ReactNode;
}

/** Slides in a native scroller with controls (D21), which the script renders; a single slide has none. */
export function Carousel({
  label,
  roleDescription,
  words,
  slideLabels,
  layout = "single",
  loop = false,
  autoplay,
  mobileAutoplay = autoplay,
  children,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const isMobile = useMedia(mobile);
  const started = useHydrated();
  const [position, setPosition] = useState(0);

  const count = slideLabels.length;
  const range = rangeOf(layout, count, loop, isMobile);
  const wideRange = rangeOf(layout, count, loop, false);
  const index = Math.min(position, lastIndex(range));
  const delay = isMobile ? mobileAutoplay : autoplay;

  const show = (next: number) => {
    setPosition(next);
    if (track.current) scrollToSlide(track.current, next);
  };

  const canMove = delay !== undefined && stepIndex(index, 1, range) !== index;
  const { rotation, interrupt, toggle, pauseHandlers } = useRotation(root, {
    canMove,
    // Platforms, which rotate only on mobile (D21).
    stopsForGood: layout === "grid",
  });
  const advance = useEffectEvent(() => show(stepIndex(index, 1, range)));
  useEffect(() => {
    if (rotation !== "playing" || delay === undefined) return;
    root.current?.style.setProperty("--carousel-delay", `${delay}ms`);
    const timer = setInterval(advance, delay);
    return () => clearInterval(timer);
  }, [rotation, delay]);

  const carousel: CarouselContext = {
    index,
    range,
    rotation: delay === undefined ? undefined : rotation,
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
      {...pauseHandlers}
      onKeyDown={(event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        if (lastIndex(range) === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        // A step would move the focused slide out of view, and so would the browser's own scrolling.
        if (event.target instanceof Element && event.target.closest("[data-slide]")) return;
        carousel.move(event.key === "ArrowRight" ? 1 : -1);
      }}
    >
      <CarouselContext value={carousel}>
        {count > 1 && (
          <CarouselControls words={words} slideLabels={slideLabels} wideStops={stops(wideRange)} />
        )}
        <CarouselTrack ref={track} label={label}>
          {children}
        </CarouselTrack>
      </CarouselContext>
    </section>
  );
}
