import type { I18n } from "../../i18n/messages/i18n.ts";
import { Status } from "./Status.tsx";

/** The generic error screen, its title, then the status: a tape that has stopped. */
export const ErrorScreen = ({ language, t, status }: I18n & { status: 400 | 405 | 500 }) => (
  <Status
    language={language}
    title={t("common:error.title", { large: true })}
    text={t(`common:error.status.${status}`)}
    home={t("common:error.home")}
    status={status}
    end="stopped"
  />
);
