import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { recording } from "../../content/sample/competition.ts";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { competitionProps } from "../../sections/home/competitionProps.ts";
import { stateAt } from "../../simulation/competition.ts";
import { interpolate } from "../interpolate.ts";
import { CompetitionBoard } from "./CompetitionBoard.tsx";

const props = competitionProps(await i18nFor("en"));
const { words } = props;
const formats = numberFormats("en");

/** The board so many days after the opening. */
const boardAt = (days: number): string =>
  renderToStaticMarkup(
    <CompetitionBoard {...props} numberFormats={formats} state={stateAt(recording, days * 86_400)} />,
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
  expect(textAt(0)).toContain(`|${words.closesIn}|${interpolate(words.left, { days: "13", hours: "18" })}|`);
  expect(textAt(13)).toContain(
    `|${words.closesIn}|${interpolate(words.leftToday, { hours: "18", minutes: "0" })}|`,
  );
  expect(textAt(11.5)).not.toContain("13:05");
  expect(textAt(11.6)).toContain("13:05");
});

test("HM-01 D29 once it is closed, the winners are on the podium and the host pays; no moment is called live", () => {
  const end = textAt(13.75);
  expect(end).toContain(`|${words.closed}|${interpolate(words.moment, { day: "14", time: "18:00" })}|`);
  expect(end).toContain(`|${words.payTo} |Mira Novak|`);
  expect(end).toContain("|Jonah Adeyemi| |$15,000|2|Mira Novak| |$25,000|1|Sora Ishikawa| |$10,000|3|");
  for (const text of [end, textAt(11.6), textAt(0)]) expect(text).not.toMatch(/\blive\b/i);
});
