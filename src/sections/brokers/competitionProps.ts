import { platforms, platformsOnPage } from "../../content/platforms.ts";
import { competition, recording, setUp } from "../../content/sample/competition.ts";
import { dayRangeOfAnyYear } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { templates } from "../../i18n/messages/templates.ts";
import { competitionMarks } from "../shared/competitionMarks.ts";

/** The sample competition, and how it is set up, with its words. */
export function competitionProps({ language, t }: I18n) {
  const { opens, closes, prizePool, prizes, entrants, enteredNext, drawdownLimit, nearLimit } = competition;
  return {
    language,
    sample: t("common:sampleTag"),
    words: templates(t, "brokers:picture"),
    board: templates(t, "home:board"),
    dates: dayRangeOfAnyYear(opens, closes, language),
    competition: { prizePool, prizes, entrants, enteredNext, drawdownLimit, nearLimit },
    platforms: platformsOnPage.brokers.map((id) => platforms[id].short),
    recording,
    marks: competitionMarks(recording),
    setUp,
  };
}
