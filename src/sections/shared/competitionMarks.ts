import { type Competition, secondsPerDay } from "../../simulation/competition.ts";
import { eventsUntil } from "../../simulation/rankEvents.ts";
import type { PlaybackMark } from "./PlaybackControl.tsx";

/** Where the lead changes after the first day, in which it changes all the time, and where one is disqualified. */
export const competitionMarks = (competition: Competition): PlaybackMark[] =>
  eventsUntil(competition, competition.closes).flatMap(({ kind, moment, to }): PlaybackMark[] => {
    if (kind === "disqualification") return [{ kind: "out", moment }];
    return to === 1 && moment > secondsPerDay ? [{ kind: "lead", moment }] : [];
  });
