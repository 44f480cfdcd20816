import { competition } from "../../content/sample/competition.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { templates } from "../../i18n/messages/templates.ts";
import { competitionNow } from "../shared/competitionStates.ts";

/** The sample competition with its words, for the pictures of the page. */
export const sampleBoard = ({ language, t }: I18n) => ({
  sample: t("common:sampleTag"),
  words: templates(t, "home:board"),
  numberFormats: numberFormats(language),
  competition,
  state: competitionNow,
});
