import type { DayPatterns } from "../i18n/messages/dates.ts";

const numberOf = (iso: string): string => `${Number(iso.slice(8))}`;

/** A day, or several, without a year: `7–11 Dec`, `28 Dec – 1 Jan`. @param from ISO 8601 date @param to ISO 8601 date */
export function shortDays({ months, within, between }: DayPatterns, from: string, to = from): string {
  const write = (iso: string, number: string): string =>
    (months[Number(iso.slice(5, 7)) - 1] ?? "").replace("#", number);
  if (from === to) return write(from, numberOf(from));
  if (from.slice(0, 7) === to.slice(0, 7)) return write(from, `${numberOf(from)}${within}${numberOf(to)}`);
  return `${write(from, numberOf(from))}${between}${write(to, numberOf(to))}`;
}
