import type { Templates } from "../../i18n/messages/templates.ts";
import { interpolate } from "../../illustrations/interpolate.ts";
import { type Competition, eventsUntil, secondsPerDay } from "../../simulation/competition.ts";
import type { PlaybackMark } from "./PlaybackControl.tsx";

/** Where the lead changes after the first day, in which it changes all the time, and where one is disqualified. */
export function competitionMarks(words: Templates<"home:board">, competition: Competition): PlaybackMark[] {
  return eventsUntil(competition, competition.closes).flatMap(
    ({ kind, moment, name, to }): PlaybackMark[] => {
      if (kind === "disqualification")
        return [{ kind: "out", moment, label: interpolate(words.marks.out, { name }) }];
      if (to > 1 || moment < secondsPerDay) return [];
      return [{ kind: "lead", moment, label: interpolate(words.marks.lead, { name }) }];
    },
  );
}
