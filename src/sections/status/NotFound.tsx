import { navigation } from "../../content/navigation.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { linkAddress } from "../../layout/addresses.ts";
import { Link } from "../../ui/Link/Link.tsx";
import css from "./Status.module.css";
import { Status } from "./Status.tsx";

/** The not-found page in the visitor's language: a tape that breaks off, and where to go from there. */
export const NotFound = ({ language, t }: I18n) => (
  <Status
    language={language}
    title={t("common:notFound.title", { large: true })}
    text={t("common:notFound.text", { large: true })}
    home={t("common:notFound.home")}
    status={404}
    end="torn"
  >
    <div className="u-text-muted">
      <p id="ways">{t("common:notFound.ways")}</p>
      <ul className={`${css.ways} u-row`} aria-labelledby="ways">
        {navigation.bar.solutions.map(({ id, ...target }) => (
          <li key={id}>
            <Link href={linkAddress(target, language)}>{t(`common:navigation.${id}`)}</Link>
          </li>
        ))}
      </ul>
    </div>
  </Status>
);
