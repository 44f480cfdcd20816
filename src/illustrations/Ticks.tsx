interface TicksProps {
  /** The number of parts. */
  count: number;
  className?: string | undefined;
}

/** Ticks of the timeline at the start of each of its parts, across the whole width. */
export const Ticks = ({ count, className }: TicksProps) => (
  <svg className={className} width="100%" height="8" fill="var(--brass)" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => `${(100 * index) / count}%`).map((x) => (
      <rect key={x} x={x} width="2" height="100%" />
    ))}
  </svg>
);
