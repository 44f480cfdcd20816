import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { onScrollEnd } from "../hooks/scrollEnd.ts";
import { useHydrated } from "../hooks/useHydrated.ts";
import { useSwipe } from "../hooks/useSwipe.ts";
import css from "./Carousel.module.css";
import { lastIndex, stepIndex } from "./range.ts";
import { nearestIndex, restsOn, scrollToSlide, setReachable, underWay } from "./slides.ts";
import { useCarousel } from "./useCarousel.ts";

interface CarouselTrackProps {
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  children: ReactNode;
}

/**
 * The scroller that holds the slides. Until the script starts, touch scrolls it natively. After that a touch drags it
 * and only a swipe changes the slide (WG-02); wheels and find-in-page still scroll it, and the index follows.
 */
export function CarouselTrack({ ref, label, children }: CarouselTrackProps) {
  const { index, range, rotation, goTo, interrupt } = useCarousel();
  const started = useHydrated();
  /** Where a touch found the track. */
  const grabbedAt = useRef<number>(null);
  const last = lastIndex(range);
  // Without overflow it is no tab stop, but keeps focus it has. Before the script starts, overflow is assumed.
  const isStop = last > 0 || !started;

  const settle = useEffectEvent(() => {
    const track = ref.current;
    if (!track || grabbedAt.current !== null) return;
    if (restsOn(track, index)) {
      underWay.delete(track);
      track.style.scrollSnapType = "";
    } else if (!underWay.has(track)) goTo(Math.min(nearestIndex(track), last));
    // A scroll that was replaced has ended. Engines may have dropped the new one with it.
    else scrollToSlide(track, index);
  });

  const keepPlace = useEffectEvent(() => {
    if (ref.current) scrollToSlide(ref.current, index, "instant");
  });

  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    settle();
    const forget = onScrollEnd(track, settle);
    window.addEventListener("resize", keepPlace);
    return () => {
      forget();
      window.removeEventListener("resize", keepPlace);
    };
  }, [ref]);

  const { perView } = range;
  useEffect(() => {
    if (ref.current) setReachable(ref.current, index, index + perView - 1);
  }, [ref, index, perView]);

  const swipe = useSwipe({
    onGrab(track) {
      grabbedAt.current = track.scrollLeft;
    },
    onDrag(track, distance) {
      track.style.scrollSnapType = "none";
      track.scrollTo({ left: (grabbedAt.current ?? 0) + distance, behavior: "instant" });
    },
    onRelease(track, direction) {
      grabbedAt.current = null;
      const next = direction ? stepIndex(index, direction, range) : index;
      if (restsOn(track, next)) track.style.scrollSnapType = "";
      goTo(next);
    },
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: the track groups content, a fieldset groups fields.
    <div
      ref={ref}
      className={css.track}
      role="group"
      aria-label={label}
      aria-live={rotation === "playing" ? "off" : "polite"}
      tabIndex={isStop ? 0 : -1}
      onWheel={({ currentTarget }) => underWay.delete(currentTarget)}
      {...swipe}
      onPointerDown={(event) => {
        underWay.delete(event.currentTarget);
        interrupt();
        swipe.onPointerDown(event);
      }}
    >
      {children}
    </div>
  );
}
