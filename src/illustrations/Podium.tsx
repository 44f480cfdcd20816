import css from "./Podium.module.css";

interface PodiumProps {
  /** Best first: who stands on a step, under which prize, and its share of the first prize. */
  steps: readonly { name: string; prize: string; share: number }[];
}

/** Steps as high as their prizes, with the second place before the first; names and prizes stand on them. */
export function Podium({ steps }: PodiumProps) {
  const ranked = steps.map((step, index) => ({ ...step, rank: index + 1 }));
  const places = [...ranked.slice(1, 2), ...ranked.slice(0, 1), ...ranked.slice(2)];
  const width = 100 / places.length;
  return (
    <svg className={css.podium} overflow="visible" fill="currentColor" textAnchor="middle" aria-hidden="true">
      {places.map(({ rank, name, prize, share }, index) => {
        const top = `${100 - 100 * share}%`;
        const middle = `${width * (index + 0.5)}%`;
        return (
          <g key={rank} className={rank === 1 ? css.first : undefined}>
            <rect x={`${width * index}%`} y={top} width={`${width}%`} height={`${100 * share}%`} />
            <text x={middle} y={top} dy="-2em" className="u-semibold">
              {name}
            </text>
            <text x={middle} y={top} dy="-0.6em">
              {prize}
            </text>
            <text x={middle} y={top} dy="0.95em" className={`${css.rank} u-headline`}>
              {rank}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
