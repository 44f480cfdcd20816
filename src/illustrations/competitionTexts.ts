import type { NumberFormats } from "../i18n/messages/numberFormats.ts";
import type { Templates } from "../i18n/messages/templates.ts";
import { type CompetitionState, dayOf, secondsPerDay } from "../simulation/competition.ts";
import { timeOf } from "./clock.ts";
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
 */
export function competitionTexts(
  words: Words,
  { changeTo, dollars }: NumberFormats,
  state: CompetitionState,
  host: string,
  moment = state.moment,
) {
  const [leader] = state.standings;
  const now = interpolate(words.moment, partsOf(moment));
  const isClosed = state.left === 0;
  const opening = { term: words.opensIn, figure: leftText(words, -moment) };
  const closing = { term: words.closesIn, figure: leftText(words, state.left) };
  const left = moment < 0 ? opening : isClosed ? { term: words.closed, figure: now } : closing;
  const leads = interpolate(words.leads, {
    ...partsOf(state.moment),
    leader: leader?.name ?? "",
    return: changeTo(1)(leader?.gain ?? 0),
  });
  const wins = interpolate(words.wins, {
    leader: leader?.name ?? "",
    prize: dollars(leader?.prize ?? 0),
    host,
  });
  const before = `${opening.term} ${opening.figure}`;
  return {
    /** `Day 12, 14:07`, or how long it is until the opening. */
    now: moment < 0 ? before : now,
    /** How long it is until the opening or the closing. */
    left,
    /** What there is to see. */
    sentence: moment < 0 ? before : isClosed ? wins : leads,
  };
}
