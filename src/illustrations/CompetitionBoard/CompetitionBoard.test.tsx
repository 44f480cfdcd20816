import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { recording } from "../../content/sample/competition.ts";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { competitionProps } from "../../sections/home/competitionProps.ts";
import { secondsPerDay, stateAt } from "../../simulation/competition.ts";
import { timeOf } from "../clock.ts";
import { interpolate } from "../interpolate.ts";
import { CompetitionBoard } from "./CompetitionBoard.tsx";

const props = competitionProps(await i18nFor("en"));
const { words } = props;
const formats = numberFormats("en");

/** `18:00` */
const hourOf = (moment: number): string => timeOf(moment).slice(0, 5);

/** The board so many days after the opening. */
const boardAt = (days: number): string =>
  renderToStaticMarkup(
    <CompetitionBoard {...props} numberFormats={formats} state={stateAt(recording, days * secondsPerDay)} />,
  );

/** Its text, with a bar between elements. */
const textAt = (days: number): string => boardAt(days).replaceAll(/(<[^>]*>)+/g, "|");

test("HM-01 the board draws the competition at any moment", () => {
  for (const days of [0, 0.01, 3, 11.2, 11.6, 12.5, 13.75]) {
    const text = textAt(days);
    for (const { name } of recording.traders) expect(text, `${days} days`).toContain(`|${name}|`);
    expect(boardAt(days)).not.toMatch(/NaN|undefined|Infinity/);
  }
  const now = interpolate(words.moment, { day: "12", time: "12:00" });
  expect(textAt(11.5)).toContain(`|${now}|`);
  const closing = recording.closes / secondsPerDay;
  const left = (days: number, hours: number) =>
    `|${words.closesIn}|${interpolate(words.left, { days: `${days}`, hours: `${hours}` })}|`;
  expect(textAt(closing - 2.25)).toContain(left(2, 6));
  expect(textAt(closing - 0.5)).toContain(
    `|${words.closesIn}|${interpolate(words.leftToday, { hours: "12", minutes: "0" })}|`,
  );
  for (const { disqualified } of stateAt(recording, recording.closes).standings)
    if (disqualified !== undefined) {
      const out = interpolate(words.disqualified, { time: hourOf(disqualified) });
      expect(textAt(disqualified / secondsPerDay - 0.001)).not.toContain(out);
      expect(textAt(disqualified / secondsPerDay)).toContain(out);
    }
});

test("HM-01 D29 once it is closed, the winners are on the podium and the host pays; no moment is called live", () => {
  const end = textAt(recording.closes / secondsPerDay);
  const [first, second, third] = stateAt(recording, recording.closes).standings;
  const closed = interpolate(words.moment, { day: `${recording.days}`, time: hourOf(recording.closes) });
  expect(end).toContain(`|${words.closed}|${closed}|`);
  expect(end).toContain(`|${words.payTo} |${first?.name}|`);
  const steps = [second, first, third].map((each, step) =>
    [each?.name, " ", formats.dollars(each?.prize ?? 0), [2, 1, 3][step]].join("|"),
  );
  expect(end).toContain(`|${steps.join("|")}|`);
  for (const text of [end, textAt(11.6), textAt(0)]) expect(text).not.toMatch(/\blive\b/i);
});
