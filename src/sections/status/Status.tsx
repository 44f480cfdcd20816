import { routes } from "../../facts/routes.ts";
import type { Speech } from "../../languages/speech.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import css from "./Status.module.css";

interface StatusProps {
  title: string;
  text: string;
  home: string;
}

/** A broken tape, what happened, and the way back: not-found page and error screen share it (RT-11, RT-12). */
export function Status({ title, text, home }: StatusProps) {
  return (
    <section className={css.status} aria-labelledby="status-title">
      <svg
        className={css.picture}
        viewBox="0 0 640 120"
        preserveAspectRatio="xMinYMid meet"
        aria-hidden="true"
      >
        <path d="M0 80h60l18-22 16 30 20-46 18 38h46l22-12 18 12h42" />
        <path d="M300 66l14 18-12 10 16 20M332 60l14 18-12 10 16 20" className={css.tear} />
        <path d="M380 92h60l18-10 24 24 20-34 18 20h140" className={css.after} />
      </svg>
      <h1 id="status-title">{title}</h1>
      <p>{text}</p>
      <ButtonLink href={routes.home.path}>{home}</ButtonLink>
    </section>
  );
}

/** The not-found page in the visitor's language. */
export const NotFound = ({ t }: Speech) => (
  <Status
    title={t("common:notFound.title")}
    text={t("common:notFound.text")}
    home={t("common:notFound.home")}
  />
);

/** The generic error screen: its title, then the status. */
export const ErrorScreen = ({ t, status }: Speech & { status: 400 | 405 | 500 }) => (
  <Status
    title={t("common:error.title")}
    text={t(`common:error.status.${status}`)}
    home={t("common:error.home")}
  />
);
