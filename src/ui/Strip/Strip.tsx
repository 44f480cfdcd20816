import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { RotationControls, type RotationWords } from "../Carousel/RotationControls.tsx";
import { onScrollEnd } from "../hooks/scrollEnd.ts";
import { reducedMotion, useMedia } from "../hooks/useMedia.ts";
import { useRotation } from "../hooks/useRotation.ts";
import { useStarted } from "../hooks/useStarted.ts";
import { useSwipe } from "../hooks/useSwipe.ts";
import { Marquee } from "./marquee.ts";
import { indexAt, shortestWay, stepFrom } from "./positions.ts";
import css from "./Strip.module.css";

interface StripProps {
  label: string;
  words: RotationWords;
  /** A list whose items all have the same width. */
  children: ReactNode;
}

/**
 * A list that scrolls slowly and without end (D21). It is one list without copies: each item is in it once, and
 * reachable at any time.
 */
export function Strip({ label, words, children }: StripProps) {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const marquee = useRef<Marquee>(null);
  /** Where a touch found the strip, and where it was going to. */
  const grabbed = useRef({ position: 0, aim: 0 });
  const started = useStarted();
  const isStill = useMedia(reducedMotion);
  const [index, setIndex] = useState(0);
  const [count, setCount] = useState(0);
  const { rotation, interrupt, toggle, holders } = useRotation(root, { canMove: count > 1 });
  const isPlaying = rotation === "playing";

  const takeOverScroll = useEffectEvent(() => {
    if (!marquee.current?.takeOverScroll()) return;
    // If keyboard focus caused the scroll, it pauses the strip already.
    if (!track.current?.querySelector(":focus-visible")) interrupt();
    setIndex(indexAt(marquee.current.position, count));
  });

  useEffect(() => {
    if (!track.current) return;
    const moved = new Marquee(track.current);
    marquee.current = moved;
    setCount(moved.items.length);
    const watch = new ResizeObserver(() => moved.arrange());
    watch.observe(track.current);
    const forget = onScrollEnd(track.current, takeOverScroll);
    return () => {
      forget();
      watch.disconnect();
      moved.cancel();
    };
  }, []);

  useEffect(() => {
    if (!marquee.current || count === 0) return;
    if (isPlaying) marquee.current.play();
    else if (marquee.current.pause()) setIndex(indexAt(marquee.current.position, count));
  }, [isPlaying, count]);

  const slideTo = (position: number, by: number) => {
    marquee.current?.slide(by, isStill);
    setIndex(indexAt(position, count));
  };

  const move = (direction: -1 | 1) => {
    if (!marquee.current) return;
    interrupt();
    const { aim, position } = marquee.current;
    const target = stepFrom(aim, direction, count);
    slideTo(target, target - position);
  };

  /** Browsers scroll to a focused element, but not to one that its animation has moved out of view. */
  const reveal = (target: Element) => {
    const item = target.closest("li");
    if (!item || !track.current || !marquee.current) return;
    marquee.current.takeOverScroll();
    const box = item.getBoundingClientRect();
    const room = track.current.getBoundingClientRect();
    if (box.left >= room.left && box.right <= room.right) return;
    const { items, places, position } = marquee.current;
    const at = items.indexOf(item);
    slideTo(at, shortestWay(position, at, places));
  };

  const swipe = useSwipe({
    onGrab() {
      if (!marquee.current) return;
      interrupt();
      marquee.current.takeOverScroll();
      const { aim } = marquee.current;
      marquee.current.slide(0, true);
      grabbed.current = { position: marquee.current.position, aim };
      setIndex(indexAt(aim, count));
    },
    onDrag(_, distance) {
      if (!marquee.current) return;
      marquee.current.position = grabbed.current.position + marquee.current.inItems(distance);
    },
    onRelease(_, direction, distance) {
      if (!marquee.current) return;
      const { position, aim } = grabbed.current;
      const target = direction ? stepFrom(aim, direction, count) : aim;
      slideTo(target, target - position - marquee.current.inItems(distance));
    },
  });

  return (
    <section
      ref={root}
      className={css.strip}
      aria-label={label}
      data-started={started ? "" : undefined}
      data-index={index}
      data-rotation={rotation}
      {...holders}
    >
      <RotationControls
        isReady={count > 1}
        words={words}
        rotation={rotation}
        onToggle={toggle}
        isAtEnd={(direction) => !isPlaying && index === (direction === 1 ? count - 1 : 0)}
        onMove={move}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: the track groups content, a fieldset groups fields. */}
      <div
        ref={track}
        className={css.track}
        role="group"
        onFocus={({ target }) => {
          // What a mouse presses must stay under it.
          if (target.matches(":focus-visible")) requestAnimationFrame(() => reveal(target));
        }}
        {...swipe}
      >
        {children}
      </div>
    </section>
  );
}
