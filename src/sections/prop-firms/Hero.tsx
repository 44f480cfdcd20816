import { paths } from "../../content/pages/prop-firms.ts";
import { accounts } from "../../content/sample/firm.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { ChallengePanel } from "../../illustrations/TraderPanel/ChallengePanel.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import css from "./Hero.module.css";
import { challengePanelProps } from "./panelProps.ts";

/** Two paths, to start a firm and to scale one, above the panel of a trader's account (PF-01). */
export function Hero({ language, t }: I18n) {
  return (
    <FullWidthSection name="prop-firms" className={css.hero}>
      <div className={`${css.statement} u-page-width`}>
        <h1 id="prop-firms-title">{t("prop-firms:hero.title", { large: true })}</h1>
        <p>
          {t("prop-firms:hero.subtitle")}{" "}
          <small className={`${css.note} u-small u-block`}>{t("prop-firms:hero.note")}</small>
        </p>
        <ul className={css.paths}>
          {paths.map((path) => (
            <li key={path}>
              <ButtonLink
                href={schedulerLink(site, {
                  scheduler: "propFirms",
                  page: "prop-firms",
                  button: `hero-${path}`,
                  language,
                })}
                emphasis={path === "start" ? "primary" : "secondary"}
              >
                {t(`prop-firms:hero.${path}.cta`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${css.floor} ${backgroundClass("dark")}`} data-drawing="first">
        <ChallengePanel {...challengePanelProps(accounts.onTrack, { language, t })} />
      </div>
    </FullWidthSection>
  );
}
