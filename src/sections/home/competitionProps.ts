import { competition, recording } from "../../content/sample/competition.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { templates } from "../../i18n/messages/templates.ts";
import { competitionMarks } from "../shared/competitionMarks.ts";

/** The sample competition with its words. */
export const competitionProps = ({ language, t }: I18n) => ({
  language,
  sample: t("common:sampleTag"),
  words: templates(t, "home:board"),
  competition: { prizePool: competition.prizePool, entrants: competition.entrants },
  recording,
  marks: competitionMarks(recording),
});
