/**
 * The stretches of as many steps as a language has: one with fewer steps has joined the first.
 * @param count at least one
 */
export const mergeFirstSteps = <Stretch>(
  schedule: readonly (readonly Stretch[])[],
  count: number,
): (readonly Stretch[])[] => [
  schedule.slice(0, schedule.length - count + 1).flat(),
  ...schedule.slice(schedule.length - count + 1),
];
