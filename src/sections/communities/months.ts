import { academy, commission } from "../../facts/sample/academy.ts";

const { before, launches } = academy.earned;

const columns = (wanted: (month: number) => boolean) =>
  [...before, commission]
    .flatMap((amount, month) => (wanted(month) ? `M${month * 10 + 5} 44v-${Math.round(amount / 150)}` : []))
    .join("");

/** A year's months as columns in a box of 120 by 44: those without a launch, and those with one. */
export const monthsPath = columns((month) => !launches.includes(month));
export const launchesPath = columns((month) => launches.includes(month));
