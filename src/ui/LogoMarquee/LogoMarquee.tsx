import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { RotationControls, type RotationWords } from "../Carousel/RotationControls.tsx";
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
  /** The list. */
  children: ReactNode;
  /** The list once more, for the eyes only: hidden from assistive technology and out of the tab order. */
  copy?: ReactNode;
}

/** Seconds in which a logo moves by its own width. */
const secondsPerLogo = 9;

/** Where each logo of the list starts, in pixels from the first. */
const offsetsOf = (track: HTMLElement): number[] => {
  const items = [...track.querySelectorAll<HTMLElement>("ul:not([aria-hidden]) > li")];
  return items.map(({ offsetLeft }) => offsetLeft - (items[0]?.offsetLeft ?? 0));
};

/** The logo that starts closest to a scroll position. */
const nearestTo = (position: number, offsets: readonly number[]): number => {
  const distances = offsets.map((offset) => Math.abs(offset - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
};

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
  /** The logo to which an arrow leads, until the scroll has ended there or the visitor scrolls. */
  const target = useRef<number>(undefined);
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
    const { scrollLeft } = track.current;
    const offsets = offsetsOf(track.current);
    // The end of a scroll that an arrow has replaced meanwhile. Positions are rounded.
    if (target.current !== undefined && Math.abs(scrollLeft - (offsets[target.current] ?? 0)) > 1) return;
    target.current = undefined;
    isScrolling.current = false;
    if (!isScroller && scrollLeft === 0) return;
    becomeScroller();
    setIndex(nearestTo(scrollLeft, offsets));
    if (rotation === "playing") moveOn();
  });
  useEffect(() => (track.current ? onScrollEnd(track.current, followScroll) : undefined), []);

  const goTo = (index: number) => {
    if (target.current === index) return;
    setIndex(index);
    target.current = index;
    track.current?.scrollTo({ left: offsetsOf(track.current)[index] ?? 0 });
  };

  /** To the next logo on that side, clamped at the ends. */
  const step = (direction: -1 | 1) => {
    if (!track.current) return;
    interrupt();
    becomeScroller();
    const offsets = offsetsOf(track.current);
    const at = isScroller ? (offsets[index] ?? 0) : position();
    // Positions are rounded.
    const after = offsets.findIndex((offset) => offset > at + 1);
    if (direction === 1) goTo(after < 0 ? count - 1 : after);
    else
      goTo(
        Math.max(
          0,
          offsets.findLastIndex((offset) => offset < at - 1),
        ),
      );
  };

  const swipe = useSwipe({
    onGrab() {
      interrupt();
      target.current = undefined;
      grabbedAt.current = position();
      if (!isScroller && track.current) setIndex(nearestTo(grabbedAt.current, offsetsOf(track.current)));
      becomeScroller();
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
        onWheel={() => {
          target.current = undefined;
        }}
        onFocus={({ target: focused }) => {
          // What a mouse presses must stay under it.
          if (!focused.matches(":focus-visible")) return;
          target.current = undefined;
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
