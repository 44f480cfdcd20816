import { type CaseId, cases, measures } from "../../content/cases.ts";
import { hasLargeQuotations } from "../../i18n/lineBreakRules.ts";
import { dayWithYear, shortDay } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { colon } from "../../i18n/messages/sentences.ts";
import { CaseLeaders, CaseLine } from "../../illustrations/CaseCharts/CaseLine.tsx";
import { caseValues } from "../../illustrations/CaseCharts/caseLine.ts";
import { DayPicture } from "../../illustrations/CaseCharts/DayPicture.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import css from "./CaseSheet.module.css";
import { lineOf, measureOf, seedOf } from "./charts.tsx";
import { shownOn } from "./dayPictures.ts";
import { dayName, figureOf, figures } from "./figures.ts";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "case-sheet": Omit<HTMLAttributes<HTMLElement>, "hidden"> & { hidden: "until-found" };
    }
  }
}

/** The day of the launch or another, as ISO 8601 date. */
const dateOf = (launch: string, day: number): string =>
  new Date(Date.parse(launch) + day * 86_400_000).toISOString().slice(0, 10);

/** 180 days of a case: the course of its main measure, what was done, and what was said (CS-05). Only the overlay shows it. */
export function CaseSheet(i18n: I18n & { id: CaseId }) {
  const { language, t, id } = i18n;
  const { company, results, launch, events, quoted, sample } = cases[id];
  const [main] = results;
  const kind = measures[main.measure];
  const measure = t(`case-studies:measures.${main.measure}`);
  const date = (day: number) => dateOf(launch, day);
  const day = (day: number) => (
    <p className="u-text-muted u-tabular">
      <b className="u-text-ink">{dayName(t, day)}</b> {shortDay(date(day), language)}
    </p>
  );
  const drawing = lineOf(id);
  const { metric: to, was: from = figureOf(language, kind, 0) } = figures(language, main);
  return (
    // A custom element, because of react/react#24740 (see TabPanel).
    <case-sheet className={`${css.sheet} u-block`} hidden="until-found">
      <CaseLine
        label={`${measure}${colon(language)}${from} → ${to}`}
        drawing={drawing}
        sample={sample && t("common:sampleTag")}
        measure={measure}
        values={caseValues(measureOf(id), seedOf(id)).axis.map((value) => figureOf(language, kind, value))}
        days={[-90, -60, -30, 0, 30, 60, 90].map((day) =>
          day === 0 ? t("case-studies:chart.bell") : dayName(t, day),
        )}
        dates={[
          dayWithYear(date(-90), language),
          dayWithYear(date(0), language),
          dayWithYear(date(90), language),
        ]}
      />
      <CaseLeaders drawing={drawing} />
      <ol className={css.moments}>
        {events.map(({ day: on, event }) => {
          const text = t(`case-studies:events.${event}`);
          const picture = shownOn(i18n, event);
          return (
            <li key={event} className={picture && css.pictured}>
              <div>
                {day(on)}
                <p className="u-semibold u-step-0">{text}</p>
              </div>
              {picture && <DayPicture owner={company} {...picture} />}
            </li>
          );
        })}
        <li className={css.quote}>
          {day(quoted)}
          <blockquote className="u-heading-sm u-step-2">
            {t(`case-studies:cases.${id}.quote`, { large: hasLargeQuotations(language) })}
          </blockquote>
          <p>
            <Message tags={{ name: (name) => <b>{name}</b> }}>
              {t("common:byline", {
                who: `<name>${t(`case-studies:cases.${id}.author`)}</name>`,
                where: t(`case-studies:cases.${id}.role`),
              })}
            </Message>
          </p>
        </li>
      </ol>
    </case-sheet>
  );
}
