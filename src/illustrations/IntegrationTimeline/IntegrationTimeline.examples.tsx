import type { I18n } from "../../i18n/messages/i18n.ts";
import { Hero } from "../../sections/partners/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { IntegrationTimeline } from "./IntegrationTimeline.tsx";

export const examples = (i18n: I18n) => ({
  eightWeeks: pictureIn(<Hero {...i18n} />, IntegrationTimeline),
});
