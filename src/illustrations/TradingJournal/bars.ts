import type { Week } from "../../simulation/journal.ts";

const hourWidth = 25;
/** A day is drawn with eight hours from the earliest trade of the week, or more if trades are later. */
const shortestDay = 8;
const height = 200;
/** y of the timeline, and how long the greatest gain or loss is drawn at most. */
const zero = 138;
const longestGain = 129;
const longestLoss = 58;

/** The first hour of a day in the drawing, and its width. */
function day(week: Week): { opening: number; width: number } {
  const hours = week.flat().map(({ hour }) => hour);
  const opening = Math.floor(Math.min(...hours));
  return { opening, width: Math.max(shortestDay, Math.ceil(Math.max(...hours)) - opening) * hourWidth };
}

/** Length of a bar for a result of one. */
const unit = (results: readonly number[]): number =>
  Math.min(longestGain / Math.max(0, ...results), longestLoss / Math.max(0, ...results.map((each) => -each)));

/** The view box of a week. */
export const weekBox = (week: Week): string => `0 0 ${day(week).width * week.length} ${height}`;

/** One bar for each trade, up or down from the timeline. */
function bars(week: Week, wanted: (result: number) => boolean): string {
  const { opening, width } = day(week);
  const scale = unit(week.flat().map(({ result }) => result));
  return week
    .flatMap((trades, day) =>
      trades
        .filter(({ result }) => wanted(result))
        .map(
          ({ hour, result }) =>
            `M${Math.round(day * width + (hour - opening) * hourWidth + 8)} ${zero}v${Math.round(-result * scale)}`,
        ),
    )
    .join("");
}

/**
 * Path data of a week in that box: the early hours, the gains, and the losses.
 * @param early the hour of the day before which trades are early
 */
export function weekPaths(week: Week, early: number): Record<"early" | "gains" | "losses", string> {
  const { opening, width } = day(week);
  const earlyHours = Math.max(0, early - opening) * hourWidth;
  return {
    early: week.map((_, day) => `M${day * width} 0h${earlyHours}v${height}h-${earlyHours}z`).join(""),
    gains: bars(week, (result) => result > 0),
    losses: bars(week, (result) => result < 0),
  };
}
