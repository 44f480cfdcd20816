import { dayRangeParts } from "../i18n/messages/dates.ts";
import { marked } from "../i18n/messages/draft.ts";
import type { I18n } from "../i18n/messages/i18n.ts";
import { site } from "../site/site.ts";
import { backgroundClass } from "../ui/FullWidthSection/background.ts";
import { Icon } from "../ui/Icon/Icon.tsx";
import { Link } from "../ui/Link/Link.tsx";
import css from "./EventBanner.module.css";
import states from "./eventStates.module.css";

/** The event above the navigation, with the text for the visitor's date (LY-01, D20). The script in the head closes it. */
export function EventBanner({ language, t }: I18n) {
  const { event } = site;
  const [first, between, last] = dayRangeParts(event.startsOn, event.endsOn, language);
  return (
    <aside
      className={`${css.banner} u-panel-text ${states.event} ${backgroundClass("dark")}`}
      aria-label={t("common:event.label")}
    >
      <Link href={event.url} className={css.link}>
        <EventLogo name={event.name} />
        <span>
          <time dateTime={event.startsOn}>{first}</time>
          {between}
          {last && <time dateTime={event.endsOn}>{last}</time>}
        </span>
        <span>{event.location[language] ?? marked(event.location.en ?? "")}</span>
        <span className={`${css.action} u-semibold`}>
          <span className={states.before}>{t("common:event.cta.before")}</span>
          <span className={states.during}>{t("common:event.cta.during")}</span>
          <span className={states.after}>{t("common:event.cta.after")}</span>
          <Icon name="ArrowUpRight" size="1em" />
        </span>
      </Link>
      <button
        type="button"
        className={`${css.close} u-icon-button u-requires-script u-no-print`}
        aria-label={t("common:event.close")}
        data-close-event=""
      >
        <Icon name="X" size="1.25rem" />
      </button>
    </aside>
  );
}

/** The event's name as a badge on a lanyard; a year or number at its end gets its own field. */
function EventLogo({ name }: { name: string }) {
  const [, title = name, edition] = /^(.+?)\s+(\d+)$/.exec(name) ?? [];
  return (
    <strong className={css.logo} translate="no">
      {edition ? `${title} ` : title}
      {edition && <span className={css.edition}>{edition}</span>}
    </strong>
  );
}
