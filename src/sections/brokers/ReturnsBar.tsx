import css from "./CompetitionReturns.module.css";

interface ReturnsBarProps {
  revenue: number;
  cost: number;
  labels: { revenue: string; cost: string };
}

/**
 * Revenue and cost from the same end of one tape, to scale: what both have is ink, and what one has beyond the other is
 * gain or loss. The statement says the same in words.
 */
export function ReturnsBar({ revenue, cost, labels }: ReturnsBarProps) {
  const most = Math.max(revenue, cost);
  const at = (amount: number) => (most > 0 ? Math.round((10_000 * amount) / most) / 10_000 : 0);
  const both = at(Math.min(revenue, cost));
  const mark = (amount: number, name: string, className: string | undefined) => {
    const isBefore = at(amount) > 0.5;
    const x = `${Math.round(10_000 * at(amount)) / 100}%`;
    return (
      <svg
        className={`${className} u-chart-text`}
        width="100%"
        overflow="visible"
        fill="currentColor"
        aria-hidden="true"
      >
        <rect x={x} width="2" height="100%" transform={isBefore ? "translate(-2)" : undefined} />
        <text x={x} y="0.95em" dx={isBefore ? "-0.5em" : "0.5em"} textAnchor={isBefore ? "end" : "start"}>
          {name}
        </text>
      </svg>
    );
  };
  return (
    <div className={css.bar}>
      {mark(revenue, labels.revenue, css.above)}
      <svg
        className={`${css.tape} ${revenue < cost ? "u-negative" : "u-positive"}`}
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={most > 0 ? 1 : 0} height="1" fill="currentColor" />
        <rect className={css.both} width="1" height="1" fill="var(--ink)" transform={`scale(${both} 1)`} />
      </svg>
      {mark(cost, labels.cost, css.below)}
    </div>
  );
}
