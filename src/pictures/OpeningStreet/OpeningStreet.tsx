import type { Work } from "./House.tsx";
import css from "./OpeningStreet.module.css";

interface OpeningStreetProps {
  /** In the order they come; the last is the opening. Each other has the address of a `House` in a file of symbols. */
  days: readonly ({ number: string; weekday: string } & ({ work: Work; house: string } | { work: "open" }))[];
}

/** A rising street with a door for each day up to the opening; the last door is lit. */
export function OpeningStreet({ days }: OpeningStreetProps) {
  return (
    <ol className={css.street} aria-hidden="true" data-drawing="">
      {days.map((day) => (
        <li key={day.number} data-work={day.work}>
          <b>{day.number}</b> <span>{day.weekday}</span>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture hidden from assistive technology. */}
          <svg viewBox="0 0 96 148" preserveAspectRatio="xMidYMax">
            {day.work === "open" ? (
              <>
                <path
                  className={css.sign}
                  d="M35 36c4-4 3-8 3-13a10 10 0 0 1 20 0c0 5-1 9 3 13zM30 36h36M48 13v-6M45 40a3 3 0 0 0 6 0"
                />
                <path className={css.light} data-part="appear" data-order="3" d="M22 148v-90h52v90z" />
                <path className={css.leaf} d="M22 58l-15 9v81h15zM74 58l15 9v81h-15z" />
              </>
            ) : (
              <use href={day.house} />
            )}
          </svg>
        </li>
      ))}
    </ol>
  );
}
