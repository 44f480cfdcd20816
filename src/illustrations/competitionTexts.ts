import type { NumberFormats } from "../i18n/messages/numberFormats.ts";
import type { Templates } from "../i18n/messages/templates.ts";
import { type CompetitionState, dayOf, secondsPerDay } from "../simulation/competition.ts";
import { timeOf } from "./clock.ts";
import type { DescriptionRow } from "./DescriptionRows.tsx";
import { interpolate } from "./interpolate.ts";

type Words = Templates<"home:board">;

/** A day and the time of it. @param moment seconds since the opening */
const partsOf = (moment: number) => ({ day: `${dayOf(moment)}`, time: timeOf(moment).slice(0, 5) });

/** Whole days and hours, or on the last day hours and minutes. @param seconds 0 or more */
function leftText(words: Words, seconds: number): string {
  const hours = `${Math.floor((seconds % secondsPerDay) / 3600)}`;
  const minutes = `${Math.floor((seconds / 60) % 60)}`;
  const days = `${Math.floor(seconds / secondsPerDay)}`;
  return days === "0"
    ? interpolate(words.leftToday, { hours, minutes })
    : interpolate(words.left, { days, hours });
}

/**
 * What pictures and controls say of a moment of the competition.
 * @param moment seconds since the opening, below 0 while it is set up
 * @param host the name of the one who pays
 * @returns `now`: `Day 12, 14:07`, or how long it is until the opening; `left`: how long until the opening or the closing;
 * `sentence`: what there is to see
 */
export function competitionTexts(
  words: Words,
  { changeTo, dollars }: NumberFormats,
  state: CompetitionState,
  host: string,
  moment = state.moment,
): { now: string; left: DescriptionRow; sentence: string } {
  if (moment < 0) {
    const left = { term: words.opensIn, figure: leftText(words, -moment) };
    const before = `${left.term} ${left.figure}`;
    return { now: before, left, sentence: before };
  }
  const { name = "", gain = 0, prize = 0 } = state.standings[0] ?? {};
  const now = interpolate(words.moment, partsOf(moment));
  if (state.left === 0)
    return {
      now,
      left: { term: words.closed, figure: now },
      sentence: interpolate(words.wins, { leader: name, prize: dollars(prize), host }),
    };
  return {
    now,
    left: { term: words.closesIn, figure: leftText(words, state.left) },
    sentence: interpolate(words.leads, { ...partsOf(moment), leader: name, return: changeTo(1)(gain) }),
  };
}
