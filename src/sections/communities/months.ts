import { tierTotals } from "../../pictures/ReferralNetwork/network.ts";

/** Sample data: commission month by month, up to the month of the tree, and when a course was launched. */
const before = [3120, 3480, 3390, 4010, 4260, 3980, 4620, 5040, 4890, 5470, 5810];
const launches = [2, 8];

/** What the tree pays in its month. */
export const total = tierTotals().reduce((sum, { commission }) => sum + commission, 0);

const columns = (wanted: (month: number) => boolean) =>
  [...before, total]
    .flatMap((amount, month) => (wanted(month) ? `M${month * 10 + 5} 44v-${Math.round(amount / 150)}` : []))
    .join("");

/** A year's months as columns in a box of 120 by 44: those without a launch, and those with one. */
export const monthsPath = columns((month) => !launches.includes(month));
export const launchesPath = columns((month) => launches.includes(month));
