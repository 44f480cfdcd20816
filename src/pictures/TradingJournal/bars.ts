import type { Week } from "./week.ts";

const opening = 9;
const hourWidth = 25;
const dayWidth = 8 * hourWidth;
const zero = 138;
const scale = 56;

/** The view box of a week of `days`. */
export const weekBox = (days: number): string => `0 0 ${dayWidth * days} 200`;

/** One bar for each trade, up or down from the tape. */
const bars = (week: Week, wanted: (result: number) => boolean): string =>
  week
    .flatMap((trades, day) =>
      trades
        .filter(({ result }) => wanted(result))
        .map(
          ({ hour, result }) =>
            `M${Math.round(day * dayWidth + (hour - opening) * hourWidth + 8)} ${zero}v${Math.round(-result * scale)}`,
        ),
    )
    .join("");

/**
 * Path data of a week in that box: the early hours, the gains, and the losses.
 * @param early the hour of the day before which trades are early
 */
export function weekPaths(week: Week, early: number): Record<"early" | "gains" | "losses", string> {
  const earlyHours = (early - opening) * hourWidth;
  return {
    early: week.map((_, day) => `M${day * dayWidth} 0h${earlyHours}v200h-${earlyHours}z`).join(""),
    gains: bars(week, (result) => result > 0),
    losses: bars(week, (result) => result < 0),
  };
}
