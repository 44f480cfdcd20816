import css from "./OpeningStreet.module.css";

/** Path data of the sign above each door. */
const signs = {
  call: "M32 14h32v20h-18l-8 8v-8h-6zM40 21h16M40 27h10",
  rules: "M34 10h28v32h-28zM39 17h3M46 17h11M39 25h3M46 25h11M39 33h3M46 33h8",
  limits: "M30 12v30h36M34 18h30M34 36h30M34 32l7-5 6 3 7-9 9 2",
  brand: "M28 16h40v22h-40zM34 27h10M34 32h18M54 21h8v6h-8z",
  platforms:
    "M30 14h10v10h-10zM43 14h10v10h-10zM56 14h10v10h-10zM30 28h10v10h-10zM43 28h10v10h-10zM56 28h10v10h-10z",
  test: "M33 20l11 12m0-12l-11 12M53 27l5 6 9-14",
  open: "M35 36c4-4 3-8 3-13a10 10 0 0 1 20 0c0 5-1 9 3 13zM30 36h36M48 13v-6M45 40a3 3 0 0 0 6 0",
} as const;

/** The work of a day. */
export type Work = keyof typeof signs;

interface OpeningStreetProps {
  /** In order; the last is the opening. */
  days: readonly { number: string; weekday: string; work: Work }[];
}

/** A rising street with a door for each day up to the opening; the last door is lit. */
export function OpeningStreet({ days }: OpeningStreetProps) {
  return (
    <ol className={css.street} aria-hidden="true">
      {days.map(({ number, weekday, work }) => (
        <li key={number} data-work={work}>
          <b>{number}</b> <span>{weekday}</span>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture hidden from assistive technology. */}
          <svg viewBox="0 0 96 148" preserveAspectRatio="xMidYMax">
            <path className={css.sign} d={signs[work]} />
            {work === "open" ? (
              <>
                <path className={css.light} d="M22 148v-90h52v90z" />
                <path className={css.leaf} d="M22 58l-15 9v81h15zM74 58l15 9v81h-15z" />
              </>
            ) : (
              <path d="M22 148v-90h52v90M48 58v90M29 66h12v28h-12zM55 66h12v28h-12zM29 102h12v38h-12zM55 102h12v38h-12zM45 98v8M51 98v8" />
            )}
          </svg>
        </li>
      ))}
    </ol>
  );
}
