import type { I18n } from "../../i18n/messages/i18n.ts";
import { Why } from "../../sections/partners/Why.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { EventLog } from "./EventLog.tsx";
import { Switchboard } from "./Switchboard.tsx";

export const examples = (i18n: I18n) => ({
  threeMarkets: pictureIn(<Why {...i18n} />, Switchboard),
  log: pictureIn(<Why {...i18n} />, EventLog),
});
