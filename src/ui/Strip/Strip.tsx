import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import carousel from "../Carousel/Carousel.module.css";
import { PauseButton, StepButton } from "../Carousel/CarouselControls.tsx";
import { swipeDirection } from "../Carousel/swipe.ts";
import { onScrollEnd } from "../hooks/scrollEnd.ts";
import { reducedMotion, useMedia } from "../hooks/useMedia.ts";
import { useRotation } from "../hooks/useRotation.ts";
import { useStarted } from "../hooks/useStarted.ts";
import { Marquee } from "./marquee.ts";
import { indexAt, shortestWay, stepFrom } from "./positions.ts";
import css from "./Strip.module.css";

/** A tuple, because documents carry it as JSON. */
export type StripWords = readonly [previous: string, next: string, pause: string, play: string];

interface StripProps {
  label: string;
  words: StripWords;
  /** A list whose items all have the same width. */
  children: ReactNode;
}

/**
 * A list that scrolls slowly and without end (D21). It is one list without copies: each item is in it once, and
 * reachable at any time.
 */
export function Strip({ label, words, children }: StripProps) {
  const [previous, next, pause, play] = words;
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const marquee = useRef<Marquee>(null);
  const drag = useRef<{ x: number; position: number; aim: number }>(null);
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

  const onPointerDown = ({ clientX, isPrimary, pointerType }: PointerEvent) => {
    if (!marquee.current || !isPrimary || pointerType === "mouse") return;
    interrupt();
    marquee.current.takeOverScroll();
    const { aim } = marquee.current;
    marquee.current.slide(0, true);
    drag.current = { x: clientX, position: marquee.current.position, aim };
    setIndex(indexAt(aim, count));
  };

  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!drag.current || !marquee.current) return;
    marquee.current.position = drag.current.position + marquee.current.inItems(drag.current.x - clientX);
  };

  const release = ({ clientX, type }: PointerEvent) => {
    if (!drag.current || !marquee.current) return;
    const { x, position, aim } = drag.current;
    drag.current = null;
    const direction = type === "pointerup" ? swipeDirection(x, clientX) : 0;
    const target = direction ? stepFrom(aim, direction, count) : aim;
    slideTo(target, target - position - marquee.current.inItems(x - clientX));
  };

  const isHalted = rotation === "stopped" || rotation === "interrupted";
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
      <div className={`${carousel.controls} u-scripted`}>
        {count > 1 && (
          <>
            <PauseButton pauseLabel={pause} playLabel={play} isHalted={isHalted} onPress={toggle} />
            <StepButton
              label={previous}
              direction={-1}
              isAtEnd={!isPlaying && index === 0}
              onPress={() => move(-1)}
            />
            <StepButton
              label={next}
              direction={1}
              isAtEnd={!isPlaying && index === count - 1}
              onPress={() => move(1)}
            />
          </>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the track groups content, a fieldset groups fields. */}
      <div
        ref={track}
        className={css.track}
        role="group"
        // Once started, the script handles horizontal touch.
        style={{ touchAction: started ? "pan-y pinch-zoom" : undefined }}
        onFocus={({ target }) => {
          // What a mouse presses must stay under it.
          if (target.matches(":focus-visible")) requestAnimationFrame(() => reveal(target));
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {children}
      </div>
    </section>
  );
}
