import { brand } from "../content/brand.ts";
import type { I18n } from "../i18n/messages/i18n.ts";
import { newsletterForm } from "../site/links.ts";
import { site } from "../site/site.ts";
import { SpriteIcon } from "../ui/Icon/SpriteIcon.tsx";
import { Link } from "../ui/Link/Link.tsx";
import { BrandMark } from "../ui/Logo/BrandMark.tsx";
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
        <BrandMark logo={brand.logo} place="popup" className={css.picture} />
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
