import { company } from "../content/company.ts";
import { type PageName, routes, type Scheduler } from "../content/routes.ts";
import type { I18n } from "../i18n/messages/i18n.ts";
import { numberFormats } from "../i18n/messages/numberFormats.ts";
import { schedulerLink } from "../site/links.ts";
import { site } from "../site/site.ts";
import { backgroundClass } from "../ui/FullWidthSection/background.ts";
import type { KeyFeatureIconName } from "../ui/Icon/Icon.tsx";
import { SpriteIcon } from "../ui/Icon/SpriteIcon.tsx";
import { Link } from "../ui/Link/Link.tsx";
import { email } from "../ui/Message/email.tsx";
import { Message } from "../ui/Message/Message.tsx";
import { demoDialogId } from "./BookDemo.tsx";
import css from "./DemoDialog.module.css";

/** The icons of the three audiences, the same as on Home. */
const icons = {
  brokers: "BarChart3",
  propFirms: "Shield",
  communities: "Users",
} as const satisfies Record<Scheduler, KeyFeatureIconName>;

interface DemoDialogProps extends I18n {
  page: PageName;
  /** The fragment that opens it. */
  id?: string;
  /** What the labels of its links call it. */
  name?: string;
  /** The specification orders the choices differently in the navigation and in the final call of the case studies. */
  choices?: readonly Scheduler[];
}

/**
 * Three choices, each a scheduler (LY-10). Until the script sets `data-started`, or without it, the fragment shows the
 * dialog and its close button links back.
 */
export function DemoDialog({
  language,
  t,
  page,
  id = demoDialogId,
  name = "dialog",
  choices = ["brokers", "propFirms", "communities"],
}: DemoDialogProps) {
  return (
    <dialog id={id} className={css.dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <div className={css.sheet}>
        <h2 id={`${id}-title`} className={`${css.title} u-step-3`}>
          {t("common:demo.title", { large: true })}
        </h2>
        <p id={`${id}-text`}>{t("common:demo.description")}</p>
        <ul className={`${css.choices} u-border-top`}>
          {choices.map((scheduler) => (
            <li key={scheduler}>
              <Link
                href={schedulerLink(site, {
                  scheduler,
                  page,
                  button: `${name}-${routes[scheduler].catalogue}`,
                  language,
                })}
                className={backgroundClass(scheduler)}
                data-closes={id}
              >
                <SpriteIcon name={icons[scheduler]} />
                <span className={css.text}>
                  <span className="u-heading-sm u-block">{t(`common:demo.${scheduler}`)}</span>
                  <span className="u-small u-block">{t(`common:demo.${scheduler}Hint`)}</span>
                </span>
                <SpriteIcon name="ArrowUpRight" />
              </Link>
            </li>
          ))}
        </ul>
        <p className="u-small u-text-muted">
          <Message tags={{ email }}>
            {t("common:demo.more", {
              duration: numberFormats(language).duration(company.demo.minutes, "minute"),
            })}
          </Message>
        </p>
        <a
          href="#content"
          className={`${css.close} u-icon-button`}
          aria-label={t("common:demo.close")}
          data-closes={id}
        >
          <SpriteIcon name="X" />
        </a>
      </div>
    </dialog>
  );
}
