import { type ReactNode, useRef } from "react";
import { Announcement } from "../../ui/Announcement/Announcement.tsx";
import { useRestoredInput } from "../../ui/hooks/useRestoredInput.ts";
import css from "./PlaybackControl.module.css";
import type { usePlayback } from "./usePlayback.ts";

/** Where something happens on the course. */
export interface PlaybackMark {
  moment: number;
  kind: "begin" | "setUp" | "open" | "lead" | "out" | "close";
  /** What is below it, and where. */
  name?: { text: string; anchor: "start" | "middle" | "end" };
}

interface PlaybackControlProps {
  id: string;
  className?: string | undefined;
  words: { play: string; pause: string; time: string };
  playback: ReturnType<typeof usePlayback>;
  /** In seconds. */
  first: number;
  last: number;
  marks: readonly PlaybackMark[];
  /** What there is to see at the moment. */
  sentence: string;
  /** Whether the page may press Play once by itself (src/client/autoplay.ts). */
  playsItself?: boolean;
  children?: ReactNode;
}

const hour = 3600;

/** What stands above the line: a dot, a bar, a triangle, a cross and a square, around 0. */
const shapes: Readonly<Record<PlaybackMark["kind"], string>> = {
  begin: "",
  setUp: "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
  open: "M-1-6h2v12h-2z",
  lead: "M-5 4h10l-5-9z",
  out: "M-5-3l2-2l3 3l3-3l2 2l-3 3l3 3l-2 2l-3-3l-3 3l-2-2l3-3z",
  close: "M-4-4h8v8h-8z",
};

/** Plays and stops a course, and goes to each hour of it; marks stand where something happens. */
export function PlaybackControl(props: PlaybackControlProps) {
  const { id, className, words, playback, first, last, marks, sentence, playsItself, children } = props;
  const { moment, isPlaying, play, pause, seek } = playback;
  const slider = useRef<HTMLInputElement>(null);
  useRestoredInput(slider, (value) => seek(Number(value) * hour));
  return (
    <div className={[css.control, className, "u-requires-script u-no-print"].filter(Boolean).join(" ")}>
      <button
        type="button"
        className={css.button}
        aria-label={isPlaying ? words.pause : words.play}
        data-tooltip=""
        data-autoplay={playsItself || undefined}
        onClick={isPlaying ? pause : play}
      >
        <svg width="24" height="24" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? "M7 5h4v14H7zm6 0h4v14h-4z" : "M8 5v14l11-7z"} />
        </svg>
      </button>
      <div className={css.range}>
        <svg width="100%" overflow="visible" fill="currentColor" aria-hidden="true">
          {marks.map(({ moment: at, kind, name }) => {
            const x = `${Math.round((1000 * (at - first)) / (last - first)) / 10}%`;
            return (
              <svg key={`${kind}${at}`} x={x} overflow="visible" aria-hidden="true">
                <path className={css[kind]} d={shapes[kind]} transform="translate(0 8)" />
                {name && (
                  <text className={css.name} y="3.25em" textAnchor={name.anchor}>
                    {name.text}
                  </text>
                )}
              </svg>
            );
          })}
        </svg>
        <input
          ref={slider}
          id={id}
          type="range"
          min={Math.ceil(first / hour)}
          max={Math.ceil(last / hour)}
          value={Math.round(moment / hour)}
          aria-label={words.time}
          aria-valuetext={sentence}
          onChange={({ target }) => seek(target.valueAsNumber * hour)}
        />
      </div>
      {children}
      <Announcement>{moment === last && !isPlaying ? sentence : ""}</Announcement>
    </div>
  );
}
