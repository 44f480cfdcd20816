import type { I18n } from "../../i18n/messages/i18n.ts";
import { Status } from "./Status.tsx";

/** The not-found page in the visitor's language: a tape that breaks off. */
export const NotFound = ({ language, t }: I18n) => (
  <Status
    language={language}
    title={t("common:notFound.title", { large: true })}
    text={t("common:notFound.text")}
    home={t("common:notFound.home")}
    status={404}
    end="torn"
  />
);
