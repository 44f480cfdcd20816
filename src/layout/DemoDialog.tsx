import type { Scheduler } from "../facts/routes.ts";
import type { Speech } from "../languages/speech.ts";
import { schedulerLink } from "../site/links.ts";
import { site } from "../site/site.ts";
import { Icon } from "../ui/Icon/Icon.tsx";
import { Link } from "../ui/Link/Link.tsx";
import { demoDialogId } from "./BookDemo.tsx";
import css from "./DemoDialog.module.css";

const schedulers = ["brokers", "propFirms", "communities"] as const satisfies readonly Scheduler[];

/** Three choices, each a scheduler (LY-10). Without a script the fragment shows it and the cross leads back. */
export function DemoDialog({ language, t }: Speech) {
  return (
    <dialog
      id={demoDialogId}
      className={css.dialog}
      aria-labelledby="book-demo-title"
      aria-describedby="book-demo-text"
    >
      <div className={css.sheet}>
        <h2 id="book-demo-title" className={css.title}>
          {t("common:demo.title")}
        </h2>
        <p id="book-demo-text">{t("common:demo.description")}</p>
        <ul className={css.choices}>
          {schedulers.map((scheduler) => (
            <li key={scheduler}>
              <Link
                href={schedulerLink(site, scheduler, "dialog", language)}
                className={css[scheduler]}
                data-closes={demoDialogId}
              >
                <span className={css.choice}>{t(`common:demo.${scheduler}`)}</span>
                <span className={css.hint}>{t(`common:demo.${scheduler}Hint`)}</span>
                <Icon name="ArrowUpRight" />
              </Link>
            </li>
          ))}
        </ul>
        <a
          href="#content"
          className={css.close}
          aria-label={t("common:demo.close")}
          data-closes={demoDialogId}
        >
          <Icon name="X" />
        </a>
      </div>
    </dialog>
  );
}
