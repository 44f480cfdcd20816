import type { I18n } from "../../i18n/messages/i18n.ts";
import { ErrorScreen } from "../../sections/status/ErrorScreen.tsx";
import { NotFound } from "../../sections/status/NotFound.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { TickerTape } from "./TickerTape.tsx";

export const examples = (i18n: I18n) => ({
  torn: pictureIn(<NotFound {...i18n} />, TickerTape),
  stopped: pictureIn(<ErrorScreen {...i18n} status={500} />, TickerTape),
});
