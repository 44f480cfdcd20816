import css from "./Podium.module.css";

interface PodiumProps {
  /** Best first: who stands on a step, under which prize, and its share of the first prize. */
  steps: readonly { name: string; prize: string; share: number }[];
}

/** The height of the first step, in percent of the picture; above it stand a name and a prize. */
const highest = 66;

/** Steps as high as their prizes, with the second place before the first; names and prizes stand on them. */
export function Podium({ steps }: PodiumProps) {
  const ranked = steps.map((step, index) => ({ ...step, rank: index + 1 }));
  return (
    <ol className={`${css.podium} u-equal-columns`}>
      {[...ranked.slice(1, 2), ...ranked.slice(0, 1), ...ranked.slice(2)].map(
        ({ rank, name, prize, share }) => (
          <li key={rank} className={rank === 1 ? css.first : undefined}>
            <p>
              <span className="u-semibold">{name}</span> <span className="u-block">{prize}</span>
            </p>
            <svg
              className={css.step}
              width="100%"
              height={`${highest * share}%`}
              fill="currentColor"
              textAnchor="middle"
              aria-hidden="true"
            >
              <text x="50%" y="0.95em" className="u-headline">
                {rank}
              </text>
            </svg>
          </li>
        ),
      )}
    </ol>
  );
}
