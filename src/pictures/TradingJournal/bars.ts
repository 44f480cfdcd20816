import { early, week } from "./week.ts";

const opening = 9;
const hourWidth = 25;
const dayWidth = 8 * hourWidth;
const zero = 138;
const scale = 56;

/** The box of a drawn week. */
export const weekBox = `0 0 ${dayWidth * week.length} 200`;

/** One bar for each trade, up or down from the tape. */
const bars = (wanted: (result: number) => boolean): string =>
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

const earlyHours = (early - opening) * hourWidth;

/** The week as the data of three paths in that box: the hours that cost, what was gained, what was lost. */
export const weekPaths = {
  early: week.map((_, day) => `M${day * dayWidth} 0h${earlyHours}v200h-${earlyHours}z`).join(""),
  gains: bars((result) => result > 0),
  losses: bars((result) => result < 0),
};
