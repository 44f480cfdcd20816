import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { openingDays } from "../../simulation/plan.ts";
import { BrandText } from "../BrandText.tsx";
import { type Work, works } from "./House.tsx";
import css from "./OpeningStreet.module.css";

interface OpeningStreetProps {
  /** Up to the opening, which is the last one. */
  days: ReturnType<typeof openingDays<Work>>;
  /** Short names of the days of the week, from Monday. */
  weekdays: readonly string[];
  numberFormats: NumberFormats;
  /** The name of the firm, over the door that opens. */
  firm: string;
  /** The address of a `House` in a file of symbols. */
  houseOf: (work: Work) => string;
}

/** A rising street with a door for each day up to the opening; the last door is lit. */
export function OpeningStreet({ days, weekdays, numberFormats, firm, houseOf }: OpeningStreetProps) {
  return (
    <ol
      className={`${css.street} u-padding-inline u-panel-text u-text-muted`}
      aria-hidden="true"
      data-drawing=""
      data-branded=""
    >
      {days.map(({ day, weekday, work }) => (
        <li
          key={day}
          className={day > 7 ? css.laterWeek : undefined}
          data-order={work === "open" ? works.length : works.indexOf(work)}
        >
          <b className="u-headline u-step-2 u-text-ink">{numberFormats.whole(day)}</b>{" "}
          <span className={work === "open" ? "u-text-ink" : undefined}>{weekdays[weekday]}</span>
          {work === "open" && (
            <span className={`${css.sign} u-semibold u-from-768`}>
              <BrandText kind="name" name={firm} />
            </span>
          )}
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture hidden from assistive technology. */}
          <svg
            className="u-text-ink"
            viewBox="0 0 96 148"
            width="100%"
            preserveAspectRatio="xMidYMax"
            fill="none"
            stroke="var(--line-strong)"
            strokeWidth="1.25"
            strokeLinecap="round"
            strokeLinejoin="round"
            overflow="visible"
          >
            {work === "open" ? <Opening /> : <use href={houseOf(work)} />}
          </svg>
        </li>
      ))}
    </ol>
  );
}

/** The bell over an open door with light in it. */
const Opening = () => (
  <>
    <path
      stroke="var(--brass)"
      strokeWidth="2"
      d="M35 36c4-4 3-8 3-13a10 10 0 0 1 20 0c0 5-1 9 3 13zM30 36h36M48 13v-6M45 40a3 3 0 0 0 6 0"
    />
    <path fill="var(--brass)" stroke="none" data-part="appear" data-order="3" d="M22 148v-90h52v90z" />
    <path fill="var(--tint)" stroke="currentColor" d="M22 58l-15 9v81h15zM74 58l15 9v81h-15z" />
  </>
);
