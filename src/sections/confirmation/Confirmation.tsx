import { routes } from "../../facts/routes.ts";
import type { Speech } from "../../languages/speech.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import css from "./Confirmation.module.css";

/** The demo is booked: the bell has rung (CF-01). */
export function Confirmation({ t }: Speech) {
  return (
    <section className={css.confirmation} aria-labelledby="confirmation-title">
      <svg className={css.icon} viewBox="0 0 320 200" aria-hidden="true" data-icon="success">
        <path
          className={css.ring}
          d="M104 160V98a56 56 0 0 1 112 0v62M72 160V98a88 88 0 0 1 176 0v62M40 160V98a120 120 0 0 1 240 0v62"
        />
        <path className={css.bell} d="M126 160V98a34 34 0 0 1 68 0v62z" />
        <path className={css.check} d="M144 118l12 12 22-26" />
        <path className={css.tape} d="M0 162h320" />
        <circle className={css.clapper} cx="160" cy="180" r="8" />
      </svg>
      <h1 id="confirmation-title">{t("confirmation:title")}</h1>
      <p>{t("confirmation:subtitle")}</p>
      <ButtonLink href={routes.home.path}>{t("confirmation:home")}</ButtonLink>
    </section>
  );
}
