import { recording } from "../../content/sample/competition.ts";
import { stateAt } from "../../simulation/competition.ts";

/** The sample competition at the moment of the pictures. */
export const competitionNow = stateAt(recording, recording.recorded);

/** The sample competition at its closing. */
export const competitionEnd = stateAt(recording, recording.closes);
