import { bell } from "./bell.ts";

/** The brand mark: a bell above the tape, in the colour of its text. */
export function BellMark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={bell.body} />
      <path d={bell.tape} color="var(--brass)" />
    </svg>
  );
}
