import { useEffect, useState } from "react";

/** What is left is played in so many milliseconds. */
const duration = 20_000;

/** Milliseconds between two pictures: no more are drawn, so that a slow phone answers while it plays. */
const interval = 40;

/** Slower pictures hold the course back, such as those of a tab that nobody sees. */
const longest = 120;

/**
 * A moment that a visitor moves, or that moves by itself up to the last one.
 * @param start the moment at first @param first to which it goes back after the last one
 */
export function usePlayback(start: number, first: number, last: number) {
  const [moment, setMoment] = useState(start);
  /** How much of the course a millisecond plays. */
  const [speed, setSpeed] = useState(0);
  const isPlaying = speed > 0 && moment < last;

  useEffect(() => {
    if (!isPlaying) return;
    let drawn = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      frame = requestAnimationFrame(draw);
      if (now - drawn < interval) return;
      const passed = speed * Math.min(now - drawn, longest);
      drawn = now;
      setMoment((before) => Math.min(before + passed, last));
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, last]);

  return {
    moment,
    isPlaying,
    /** Plays from here, or after the end from the start. */
    play(): void {
      const from = moment < last ? moment : first;
      setMoment(from);
      setSpeed((last - from) / duration);
    },
    pause: (): void => setSpeed(0),
    /** Goes to a moment and stays there. */
    seek(to: number): void {
      setSpeed(0);
      setMoment(Math.min(Math.max(to, first), last));
    },
  };
}
