import type { Week } from "./week.ts";

const opening = 9;
const hourWidth = 25;
const dayWidth = 8 * hourWidth;
const zero = 138;
const scale = 56;

/** The box of a drawn week of so many days. */
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
 * A week as the data of three paths in that box: the hours that cost, what was gained, what was lost.
 * @param early the hour before which they cost
 */
export function weekPaths(week: Week, early: number): Record<"early" | "gains" | "losses", string> {
  const earlyHours = (early - opening) * hourWidth;
  return {
    early: week.map((_, day) => `M${day * dayWidth} 0h${earlyHours}v200h-${earlyHours}z`).join(""),
    gains: bars(week, (result) => result > 0),
    losses: bars(week, (result) => result < 0),
  };
}
