import type { ReactNode } from "react";
import type { Templates } from "../../i18n/messages/templates.ts";
import type { openingDays } from "../../simulation/plan.ts";
import { BrandText } from "../BrandText.tsx";
import { interpolate } from "../interpolate.ts";
import { type Work, works } from "./House.tsx";
import css from "./OpeningStreet.module.css";

interface OpeningStreetProps {
  /** After the call, up to the opening, which is the last one. */
  days: ReturnType<typeof openingDays<Work>>;
  words: Templates<"prop-firms:workflow"> & { dayNumber: Templates<"prop-firms:picture.day"> };
  /** How a date is written. */
  write: (iso: string) => string;
  /** The name of the firm, over the door that opens. */
  firm: string;
  /** The addresses of the `House` of each kind of work in a file of symbols. */
  houses: Readonly<Record<Work, string>>;
  /** Of the steps. */
  titles: Readonly<Record<Work | "call" | "open", string>>;
  title: ReactNode;
  /** What chooses the day of the call. */
  children: ReactNode;
}

/** From the call to the opening: a rising street with a door for each step and the days that it takes; the last is lit. */
export function OpeningStreet({
  days,
  words,
  write,
  firm,
  houses,
  titles,
  title,
  children,
}: OpeningStreetProps) {
  return (
    <figure aria-label={words.label} data-drawing="" data-branded="">
      <ol className={css.street}>
        <li className={`${css.call} u-stack`}>
          {title}
          <p>
            <span className="u-block">{interpolate(words.dayNumber, { day: "0" })}</span>{" "}
            <b className="u-semibold">{titles.call}</b>{" "}
            <span className="u-text-muted">{words.call.description}</span>
          </p>
          {children}
        </li>
        {[...works, "open" as const].map((work, order) => (
          <li
            key={work}
            className={work === "open" ? `${css.step} ${css.open}` : css.step}
            data-order={order}
          >
            <p className={`${css.days} u-tabular`}>
              {days
                .filter((each) => each.work === work)
                .map(({ day, date }) => (
                  <span key={day} className="u-block u-nowrap">
                    {/* The opening keeps its number, which counts from the call. */}
                    {(!date || work === "open") && (
                      <span className="u-block">{interpolate(words.dayNumber, { day: `${day}` })}</span>
                    )}
                    {date && <time dateTime={date}>{write(date)}</time>}
                  </span>
                ))}
            </p>
            <div className={css.text}>
              <span className={`${css.number} u-heading-sm`}>{order + 1}</span>{" "}
              <h4 className="u-label">{titles[work]}</h4>{" "}
              <p className="u-text-muted">{words[work].description}</p>
            </div>
            <div className={`${css.door} u-from-1024`}>
              {work === "open" && (
                <span className={`${css.sign} u-semibold`}>
                  <BrandText kind="name" name={firm} />
                </span>
              )}
              <svg
                viewBox="0 0 96 148"
                width="100%"
                preserveAspectRatio="xMidYMax"
                fill="none"
                stroke="var(--line-strong)"
                strokeWidth="1.25"
                strokeLinecap="round"
                strokeLinejoin="round"
                overflow="visible"
                aria-hidden="true"
              >
                {work === "open" ? <Opening /> : <use href={houses[work]} />}
              </svg>
            </div>
          </li>
        ))}
      </ol>
    </figure>
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
