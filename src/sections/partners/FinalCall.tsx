import { weekdays } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCallSection } from "../shared/FinalCallSection.tsx";
import css from "./FinalCall.module.css";

const halfHours = ["10:00", "10:30", "11:00", "11:30", "12:00"] as const;

/** Books a partnership meeting (PA-06): a calendar of the first week of the plan with one free slot. */
export function FinalCall({ language, t }: I18n) {
  const days = weekdays(language);
  const entries: readonly ({ time: (typeof halfHours)[number]; name: string } | undefined)[] = [
    undefined,
    undefined,
    { time: "10:30", name: t("partners:timeline.start") },
    { time: "11:00", name: t("partners:timeline.tasks.sandbox") },
    { time: "11:30", name: t("partners:timeline.tasks.data") },
  ];
  return (
    <FinalCallSection
      language={language}
      t={t}
      page="partners"
      isBeside
      title={t("partners:finalCall.title", { large: true })}
      text={t("partners:finalCall.text")}
      background="sunken"
      place={
        <div className={`${css.planner} u-tabular`}>
          <ol className={`${css.hours} u-text-muted u-from-1024`} aria-hidden="true">
            {halfHours.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ol>
          <ol className={css.week}>
            {days.slice(0, 5).map((day, index) => {
              const entry = entries[index];
              return (
                <li key={day} className={`${css.day} u-row ${index === 0 || entry ? "" : "u-from-1024"}`}>
                  <p className={`${css.name} u-heading-sm`}>{day}</p>
                  {index === 0 && (
                    <p className={css.slot}>
                      <span className="u-text-muted">10:00–10:30</span>
                      <ButtonLink
                        href={schedulerLink(site, {
                          scheduler: "brokers",
                          page: "partners",
                          button: "final",
                          language,
                        })}
                      >
                        {t("partners:bookMeeting")}
                      </ButtonLink>
                    </p>
                  )}
                  {entry && (
                    <>
                      {halfHours.slice(0, halfHours.indexOf(entry.time)).map((time) => (
                        <span key={time} className="u-from-1024" />
                      ))}
                      <p className={css.entry}>
                        <span className="u-text-muted">{entry.time}</span> {entry.name}
                      </p>
                    </>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      }
    />
  );
}
