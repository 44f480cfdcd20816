import { competition, floor } from "../../facts/sample/competition.ts";
import { traders } from "../../facts/sample/traders.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";

/** The sample competition with its words, for the pictures of the page. */
export function sampleBoard({ language, t }: Translator) {
  const { days, day, prizePool } = competition;
  const { change, dollars } = numbers(language);
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
    numbers: numbers(language),
    competition,
    floor,
    traders,
  };
}
