import type { Speech } from "../languages/speech.ts";
import { newsletterForm } from "../site/links.ts";
import { site } from "../site/site.ts";
import { ButtonLink } from "../ui/Button/ButtonLink.tsx";
import { Icon } from "../ui/Icon/Icon.tsx";
import css from "./Popup.module.css";

/** Announcement that opens by itself after five seconds, takes no focus and stays closed for the session (D18). */
export function Popup({ t }: Speech) {
  const form = newsletterForm(site);
  return (
    <section id="popup" popover="manual" className={css.popup} aria-label={t("common:popup.label")}>
      <svg className={css.picture} viewBox="0 0 400 96" aria-hidden="true">
        <path d="M0 72h400" className={css.tape} />
        <path d="M200 24a30 30 0 0 1 30 30v18h-60V54a30 30 0 0 1 30-30z" className={css.bell} />
        <circle cx="200" cy="84" r="6" className={css.clapper} />
        <path
          d="M150 34q-14 16-14 38M128 22q-22 22-22 50M250 34q14 16 14 38M272 22q22 22 22 50"
          className={css.ring}
        />
      </svg>
      <div className={css.text}>
        <h2 className={css.title}>{t("common:popup.title", { event: site.event.name })}</h2>
        <p>{t("common:popup.description")}</p>
        {form && (
          <>
            <p>{t("common:popup.newsletter")}</p>
            <template data-frame="">
              <iframe
                src={form}
                title={t("common:popup.form")}
                className={css.frame}
                sandbox="allow-forms allow-scripts allow-popups"
                referrerPolicy="no-referrer"
              />
            </template>
          </>
        )}
        <ButtonLink href={site.event.url}>{t("common:popup.link")}</ButtonLink>
      </div>
      <button
        type="button"
        className={css.close}
        aria-label={t("common:popup.close")}
        popoverTarget="popup"
        popoverTargetAction="hide"
      >
        <Icon name="X" />
      </button>
    </section>
  );
}
