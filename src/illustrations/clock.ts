/** Hours, minutes and seconds, such as `51:52:08`. */
export const clock = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => `${Math.floor(part)}`.padStart(2, "0"))
    .join(":");

/** The time of the day of a moment, such as `14:07:52`. @param moment seconds since a midnight */
export const timeOf = (moment: number): string => clock(moment % 86_400);
