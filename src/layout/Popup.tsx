import type { I18n } from "../i18n/messages/i18n.ts";
import { newsletterForm } from "../site/links.ts";
import { site } from "../site/site.ts";
import { SpriteIcon } from "../ui/Icon/SpriteIcon.tsx";
import { Link } from "../ui/Link/Link.tsx";
import states from "./eventStates.module.css";
import css from "./Popup.module.css";

/**
 * A card that opens after five seconds, takes no focus and, once closed, stays closed for the session (D18). It announces
 * the event, or the newsletter once the event is over on the visitor's date (D20).
 */
export function Popup({ language, t }: I18n) {
  const form = newsletterForm(site, language);
  const event = site.event.name;
  const inEachState = (part: "title" | "description") =>
    (["before", "during", "after"] as const).map((state) => (
      <span key={state} className={states[state]}>
        {t(`common:popup.${state}.${part}`, { event, large: part === "title" })}
      </span>
    ));
  return (
    <section id="popup" popover="manual" className={css.popup} aria-label={t("common:popup.label")}>
      <button type="button" className={`${css.close} u-icon-button`} aria-label={t("common:popup.close")}>
        <SpriteIcon name="X" />
      </button>
      <div className={css.sheet}>
        <svg className={css.picture} viewBox="142 8 116 86" fill="none" strokeWidth="3" aria-hidden="true">
          <path d="M142 72h116" stroke="var(--brass)" strokeWidth="4" />
          <path d="M196 14h8v11a30 30 0 0 1 26 29v18h-60V54a30 30 0 0 1 26-29z" fill="var(--ink)" />
          <circle cx="200" cy="84" r="6" fill="var(--brass)" />
          <path
            d="M150 34q-14 16-14 38M250 34q14 16 14 38"
            stroke="var(--line-strong)"
            strokeLinecap="round"
          />
        </svg>
        <div>
          <h2 className={css.title}>{inEachState("title")}</h2>
          <p>
            {inEachState("description")}
            <span className={states.toCome}>
              {" "}
              <Link href={site.event.url} className="u-semibold u-inline-block">
                {t("common:popup.link")}
              </Link>{" "}
              <span className={css.newsletter}>{t("common:popup.newsletter")}</span>
            </span>
          </p>
        </div>
        <template>
          <iframe
            src={form.address}
            title={t("common:popup.form")}
            className={css.frame}
            sandbox={form.sandbox}
            referrerPolicy="no-referrer"
          />
        </template>
      </div>
    </section>
  );
}
