import type { Translator } from "../../languages/words/translator.ts";
import { Status } from "./Status.tsx";

/** The generic error screen, its title, then the status: a tape that has stopped. */
export const ErrorScreen = ({ language, t, status }: Translator & { status: 400 | 405 | 500 }) => (
  <Status
    language={language}
    title={t("common:error.title")}
    text={t(`common:error.status.${status}`)}
    home={t("common:error.home")}
    status={status}
    end="stopped"
  />
);
