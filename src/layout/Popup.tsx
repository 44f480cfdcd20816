import type { I18n } from "../i18n/messages/i18n.ts";
import { newsletterForm } from "../site/links.ts";
import { site } from "../site/site.ts";
import { ButtonLink } from "../ui/Button/ButtonLink.tsx";
import { SpriteIcon } from "../ui/Icon/SpriteIcon.tsx";
import states from "./eventStates.module.css";
import css from "./Popup.module.css";

/**
 * A popup that opens after five seconds, takes no focus and, once closed, stays closed for the session (D18). It
 * announces the event, or the newsletter once the event is over on the visitor's date (D20).
 */
export function Popup({ language, t }: I18n) {
  const form = newsletterForm(site, language);
  const event = site.event.name;
  return (
    <section id="popup" popover="manual" className={css.popup} aria-label={t("common:popup.label")}>
      <button type="button" className={`${css.close} u-icon-button`} aria-label={t("common:popup.close")}>
        <SpriteIcon name="X" />
      </button>
      <div className={css.sheet}>
        <svg className={css.picture} viewBox="102 10 196 86" fill="none" strokeWidth="2" aria-hidden="true">
          {/* The timeline goes on to either side of the box. */}
          <path d="M-600 72h1600" stroke="var(--brass)" strokeWidth="3" />
          <path d="M196 14h8v11a30 30 0 0 1 26 29v18h-60V54a30 30 0 0 1 26-29z" fill="var(--ink)" />
          <circle cx="200" cy="84" r="6" fill="var(--brass)" />
          <path
            d="M150 34q-14 16-14 38M128 22q-22 22-22 50M250 34q14 16 14 38M272 22q22 22 22 50"
            stroke="var(--line-strong)"
            strokeLinecap="round"
          />
        </svg>
        <div className={css.text}>
          {(["before", "during"] as const).map((state) => (
            <div key={state} className={states[state]}>
              <h2 className={css.title}>{t(`common:popup.${state}.title`, { event })}</h2>
              <p>{t(`common:popup.${state}.description`)}</p>
            </div>
          ))}
          <div className={states.after}>
            <h2 className={css.title}>{t("common:popup.after.title")}</h2>
            <p>{t("common:popup.after.description")}</p>
          </div>
          <ButtonLink href={site.event.url} className={`${css.link} ${states.toCome}`}>
            {t("common:popup.link")}
          </ButtonLink>
        </div>
        <div className={css.form}>
          <p className={states.toCome}>{t("common:popup.newsletter")}</p>
          <template data-frame="">
            <iframe
              src={form.address}
              title={t("common:popup.form")}
              className={css.frame}
              sandbox={form.sandbox}
              referrerPolicy="no-referrer"
            />
          </template>
        </div>
      </div>
    </section>
  );
}
