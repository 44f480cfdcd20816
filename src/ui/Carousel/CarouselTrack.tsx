import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { onScrollEnd } from "../hooks/scrollEnd.ts";
import { useStarted } from "../hooks/useStarted.ts";
import css from "./Carousel.module.css";
import { nearestIndex, restsOn, scrollToSlide, underWay } from "./slides.ts";
import { lastIndex, stepIndex } from "./step.ts";
import { swipeDirection } from "./swipe.ts";
import { useCarousel } from "./useCarousel.ts";

/**
 * The scroller that holds the slides. Until the script starts, touch scrolls it natively. After that a touch drags it
 * and only a swipe changes the slide (WG-02); wheels and find-in-page still scroll it, and the index follows.
 */
export function CarouselTrack({ children }: { children: ReactNode }) {
  const { label, trackRef, index, range, rotation, goTo, interrupt } = useCarousel();
  const started = useStarted();
  const drag = useRef<{ x: number; scrollLeft: number }>(null);
  const last = lastIndex(range);
  // Without overflow it is no tab stop, but keeps focus it has. Before the script starts, overflow is assumed.
  const isStop = last > 0 || !started;

  const settle = useEffectEvent(() => {
    const track = trackRef.current;
    if (!track || drag.current) return;
    if (restsOn(track, index)) {
      underWay.delete(track);
      track.style.scrollSnapType = "";
    } else if (!underWay.has(track)) goTo(Math.min(nearestIndex(track), last));
  });

  const keepPlace = useEffectEvent(() => {
    if (trackRef.current) scrollToSlide(trackRef.current, index, "instant");
  });

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    settle();
    const forget = onScrollEnd(track, settle);
    window.addEventListener("resize", keepPlace);
    return () => {
      forget();
      window.removeEventListener("resize", keepPlace);
    };
  }, [trackRef]);

  const onPointerDown = ({ clientX, currentTarget, isPrimary, pointerType }: PointerEvent) => {
    underWay.delete(currentTarget);
    interrupt();
    if (isPrimary && pointerType !== "mouse") {
      drag.current = { x: clientX, scrollLeft: currentTarget.scrollLeft };
    }
  };

  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    currentTarget.style.scrollSnapType = "none";
    currentTarget.scrollTo({ left: drag.current.scrollLeft + drag.current.x - clientX, behavior: "instant" });
  };

  const release = ({ clientX, currentTarget, type }: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const direction = type === "pointerup" ? swipeDirection(drag.current.x, clientX) : 0;
    const next = direction ? stepIndex(index, direction, range) : index;
    drag.current = null;
    if (restsOn(currentTarget, next)) currentTarget.style.scrollSnapType = "";
    goTo(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the track groups content, a fieldset groups fields.
    <div
      ref={trackRef}
      className={css.track}
      // Once started, the script handles horizontal touch.
      style={{ touchAction: started ? "pan-y pinch-zoom" : undefined }}
      role="group"
      aria-label={label}
      aria-live={rotation === "playing" ? "off" : "polite"}
      tabIndex={isStop ? 0 : -1}
      onWheel={({ currentTarget }) => underWay.delete(currentTarget)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {children}
    </div>
  );
}
