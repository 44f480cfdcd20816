import { competition } from "../../content/sample/competition.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { competitionNow } from "../shared/competitionStates.ts";

/** The sample competition with its words, for the pictures of the page. */
export function sampleBoard({ language, t }: I18n) {
  const { days, prizePool } = competition;
  const { change, dollars } = numberFormats(language);
  const [leader] = competitionNow.standings;
  return {
    sample: t("common:sampleTag"),
    words: t("home:board", {
      returnObjects: true,
      day: competitionNow.day,
      days,
      leader: leader?.name ?? "",
      return: change(leader?.gain ?? 0),
      pool: dollars(prizePool),
      time: "{time}",
    }),
    dayOf: (day: number) => t("home:board.day", { day, days }),
    numberFormats: numberFormats(language),
    competition,
    state: competitionNow,
  };
}
