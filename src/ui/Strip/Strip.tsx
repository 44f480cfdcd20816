import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import carousel from "../Carousel/Carousel.module.css";
import { PauseButton, StepButton } from "../Carousel/CarouselControls.tsx";
import { swipeDirection } from "../Carousel/swipe.ts";
import { onScrollEnd } from "../hooks/scrollEnd.ts";
import { reducedMotion, useMedia } from "../hooks/useMedia.ts";
import { useRotation } from "../hooks/useRotation.ts";
import { useStarted } from "../hooks/useStarted.ts";
import { Drift } from "./drift.ts";
import { indexAt, shortestWay, stepFrom } from "./ring.ts";
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
  const drift = useRef<Drift>(null);
  const drag = useRef<{ x: number; position: number; aim: number }>(null);
  const started = useStarted();
  const isStill = useMedia(reducedMotion);
  const [index, setIndex] = useState(0);
  const [count, setCount] = useState(0);
  const { rotation, interrupt, toggle, holders } = useRotation(root, { canMove: count > 1 });
  const isPlaying = rotation === "playing";

  const absorb = useEffectEvent(() => {
    if (!drift.current?.absorb()) return;
    // If keyboard focus caused the scroll, it pauses the strip already.
    if (!track.current?.querySelector(":focus-visible")) interrupt();
    setIndex(indexAt(drift.current.position, count));
  });

  useEffect(() => {
    if (!track.current) return;
    const moved = new Drift(track.current);
    drift.current = moved;
    setCount(moved.items.length);
    const watch = new ResizeObserver(() => moved.arrange());
    watch.observe(track.current);
    const forget = onScrollEnd(track.current, absorb);
    return () => {
      forget();
      watch.disconnect();
      moved.cancel();
    };
  }, []);

  useEffect(() => {
    if (!drift.current || count === 0) return;
    if (isPlaying) drift.current.play();
    else if (drift.current.pause()) setIndex(indexAt(drift.current.position, count));
  }, [isPlaying, count]);

  const glideTo = (position: number, by: number) => {
    drift.current?.glide(by, isStill);
    setIndex(indexAt(position, count));
  };

  const move = (direction: -1 | 1) => {
    if (!drift.current) return;
    interrupt();
    const { aim, position } = drift.current;
    const target = stepFrom(aim, direction, count);
    glideTo(target, target - position);
  };

  /** Browsers scroll to a focused element, but not to one that its animation has moved out of view. */
  const reveal = (target: Element) => {
    const item = target.closest("li");
    if (!item || !track.current || !drift.current) return;
    drift.current.absorb();
    const box = item.getBoundingClientRect();
    const room = track.current.getBoundingClientRect();
    if (box.left >= room.left && box.right <= room.right) return;
    const { items, places, position } = drift.current;
    const at = items.indexOf(item);
    glideTo(at, shortestWay(position, at, places));
  };

  const onPointerDown = ({ clientX, isPrimary, pointerType }: PointerEvent) => {
    if (!drift.current || !isPrimary || pointerType === "mouse") return;
    interrupt();
    drift.current.absorb();
    const { aim } = drift.current;
    drift.current.glide(0, true);
    drag.current = { x: clientX, position: drift.current.position, aim };
    setIndex(indexAt(aim, count));
  };

  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!drag.current || !drift.current) return;
    drift.current.position = drag.current.position + drift.current.inItems(drag.current.x - clientX);
  };

  const release = ({ clientX, type }: PointerEvent) => {
    if (!drag.current || !drift.current) return;
    const { x, position, aim } = drag.current;
    drag.current = null;
    const direction = type === "pointerup" ? swipeDirection(x, clientX) : 0;
    const target = direction ? stepFrom(aim, direction, count) : aim;
    glideTo(target, target - position - drift.current.inItems(x - clientX));
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
      <div className={carousel.controls}>
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
