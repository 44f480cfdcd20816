import { academy, commission } from "../../content/sample/academy.ts";

const { before, launches } = academy.earned;
const months = [...before, commission];
const width = 10;
const height = 44;
/** Height of the highest column. */
const highest = 42;

const columns = (wanted: (month: number) => boolean) =>
  months
    .flatMap((amount, month) =>
      wanted(month)
        ? `M${(month + 0.5) * width} ${height}v-${Math.round((amount / Math.max(...months)) * highest)}`
        : [],
    )
    .join("");

/** The view box of the months. */
export const monthsBox = `0 0 ${months.length * width} ${height}`;

/** The months as columns in that box: those without a launch, and those with one. */
export const monthsPath = columns((month) => !launches.includes(month));
export const launchesPath = columns((month) => launches.includes(month));
