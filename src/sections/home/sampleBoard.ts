import { competition, floor } from "../../content/sample/competition.ts";
import { traders } from "../../content/sample/traders.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";

/** The sample competition with its words, for the pictures of the page. */
export function sampleBoard({ language, t }: I18n) {
  const { days, day, prizePool } = competition;
  const { change, dollars } = numberFormats(language);
  const [leader] = traders;
  return {
    sample: t("common:sampleTag"),
    words: t("home:board", {
      returnObjects: true,
      day,
      days,
      leader: leader.name,
      return: change(leader.gain),
      pool: dollars(prizePool),
      time: floor.disqualified.time,
    }),
    dayOf: (day: number) => t("home:board.day", { day, days }),
    numberFormats: numberFormats(language),
    competition,
    floor,
    traders,
  };
}
