import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { RotationControls, type RotationWords } from "../Carousel/RotationControls.tsx";
import { stepIndex } from "../Carousel/range.ts";
import { nearestIndex, offsetOf, restsOn, scrollToSlide, underWay } from "../Carousel/slides.ts";
import { onScrollEnd } from "../hooks/scrollEnd.ts";
import { useHydrated } from "../hooks/useHydrated.ts";
import { reducedMotion, useMedia } from "../hooks/useMedia.ts";
import { useRotation } from "../hooks/useRotation.ts";
import { useSwipe } from "../hooks/useSwipe.ts";
import css from "./LogoMarquee.module.css";

interface LogoMarqueeProps {
  label: string;
  words: RotationWords;
  /** How many logos the list has. */
  count: number;
  /** The list, each logo marked with `data-logo`. */
  children: ReactNode;
  /** The list once more, for the eyes only: hidden from assistive technology and out of the tab order. */
  copy?: ReactNode;
}

/** Seconds in which a logo moves by its own width. */
const secondsPerLogo = 9;

/**
 * A list of logos that moves slowly and without end (D21), by an animation of the stylesheet. A swipe, a wheel, an arrow
 * or keyboard focus makes it a native scroller, from where it stands to its last logo (PA-02). It moves on from there.
 */
export function LogoMarquee({ label, words, count, children, copy }: LogoMarqueeProps) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const grabbedAt = useRef(0);
  const isScrolling = useRef(false);
  const started = useHydrated();
  const isStill = useMedia(reducedMotion);
  const { rotation, interrupt, toggle, pauseHandlers } = useRotation(root, { canMove: started });
  /** Where it stood when it last became a scroller, in pixels, or moved on, in seconds of its animation. */
  const [{ isScrolled, from }, setPlace] = useState({ isScrolled: false, from: 0 });
  const [index, setIndex] = useState(0);
  const isScroller = isScrolled || isStill;

  const position = (): number => {
    if (!track.current || !lists.current) return 0;
    return track.current.scrollLeft - new DOMMatrix(getComputedStyle(lists.current).transform).m41;
  };

  const becomeScroller = () => {
    // It must be one before it is scrolled.
    if (!isScroller) flushSync(() => setPlace({ isScrolled: true, from: position() }));
  };

  const moveOn = useEffectEvent(() => {
    const list = lists.current?.querySelector("ul");
    // A smooth scroll goes on where another replaces it.
    if (isScrolled && list && !isScrolling.current)
      setPlace({ isScrolled: false, from: (position() / list.offsetWidth) * count * secondsPerLogo });
  });
  useEffect(() => {
    if (rotation === "playing") moveOn();
  }, [rotation]);

  useLayoutEffect(() => {
    track.current?.scrollTo({ left: isScrolled ? from : 0, behavior: "instant" });
  }, [isScrolled, from]);

  const followScroll = useEffectEvent(() => {
    if (!track.current) return;
    // The end of a scroll that an arrow has replaced meanwhile.
    if (underWay.has(track.current) && !restsOn(track.current, index)) return;
    underWay.delete(track.current);
    isScrolling.current = false;
    if (!isScroller && track.current.scrollLeft === 0) return;
    becomeScroller();
    setIndex(nearestIndex(track.current));
    if (rotation === "playing") moveOn();
  });
  useEffect(() => (track.current ? onScrollEnd(track.current, followScroll) : undefined), []);

  /** To the next logo on that side, clamped at the ends. */
  const step = (direction: -1 | 1) => {
    if (!track.current) return;
    interrupt();
    becomeScroller();
    const near = isScroller ? index : nearestIndex(track.current);
    // One that is not at the start yet may be the next.
    const isNext =
      !isScroller &&
      !restsOn(track.current, near) &&
      Math.sign(offsetOf(track.current, near) - track.current.scrollLeft) === direction;
    const next = isNext ? near : stepIndex(near, direction, { count, perView: 1, loop: false });
    if (next === index && underWay.has(track.current)) return;
    setIndex(next);
    scrollToSlide(track.current, next);
  };

  const swipe = useSwipe({
    onGrab() {
      interrupt();
      grabbedAt.current = position();
      becomeScroller();
      if (!track.current) return;
      underWay.delete(track.current);
      if (!isScroller) setIndex(nearestIndex(track.current));
    },
    onDrag(element, distance) {
      element.scrollTo({ left: grabbedAt.current + distance, behavior: "instant" });
    },
    onRelease(element, direction) {
      if (direction) step(direction);
      else element.scrollTo({ left: grabbedAt.current });
    },
  });

  return (
    <section
      ref={root}
      className={css.marquee}
      aria-label={label}
      data-started={started ? "" : undefined}
      data-index={index}
      data-rotation={rotation}
      {...pauseHandlers}
    >
      <RotationControls
        isReady={started}
        words={words}
        rotation={rotation}
        onToggle={toggle}
        isAtEnd={(direction) => isScroller && index === (direction === 1 ? count - 1 : 0)}
        onMove={step}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: the track groups content, a fieldset groups fields. */}
      <div
        ref={track}
        className={css.track}
        role="group"
        // A wheel or find-in-page has scrolled it.
        onScroll={() => {
          isScrolling.current = true;
          if (!isScroller && track.current?.scrollLeft !== 0) interrupt();
        }}
        onWheel={({ currentTarget }) => underWay.delete(currentTarget)}
        onFocus={({ currentTarget, target: focused }) => {
          // What a mouse presses must stay under it.
          if (!focused.matches(":focus-visible")) return;
          underWay.delete(currentTarget);
          becomeScroller();
          focused.scrollIntoView({ block: "nearest", inline: "nearest" });
        }}
        {...swipe}
      >
        <div
          ref={lists}
          className={css.lists}
          data-scroller={isScroller ? "" : undefined}
          // Not in the document, whose policy allows no style attribute.
          style={
            started && !isScroller
              ? { animationDuration: `${count * secondsPerLogo}s`, animationDelay: `${-from}s` }
              : undefined
          }
        >
          {children}
          {copy}
        </div>
      </div>
    </section>
  );
}
