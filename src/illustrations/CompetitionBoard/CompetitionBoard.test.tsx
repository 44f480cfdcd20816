import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { recording } from "../../content/sample/competition.ts";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { sampleBoard } from "../../sections/home/sampleBoard.ts";
import { stateAt } from "../../simulation/competition.ts";
import { interpolate } from "../interpolate.ts";
import { CompetitionBoard } from "./CompetitionBoard.tsx";

const props = sampleBoard(await i18nFor("en"));
const { numberFormats, words } = props;

/** The board so many days after the opening. */
const boardAt = (days: number): string =>
  renderToStaticMarkup(<CompetitionBoard {...props} state={stateAt(recording, days * 86_400)} />);

/** Its text, with a bar between elements. */
const textAt = (days: number): string => boardAt(days).replaceAll(/(<[^>]*>)+/g, "|");

test("HM-01 the board draws the competition at any moment", () => {
  for (const days of [0, 0.01, 3, 11.2, 11.6, 12.5, 13.75]) {
    const text = textAt(days);
    for (const { name } of recording.traders) expect(text, `${days} days`).toContain(`|${name}|`);
    const day = interpolate(words.day, { day: `${Math.floor(days) + 1}`, days: "14" });
    expect(text).toContain(`|${day}|`);
    expect(boardAt(days)).not.toMatch(/NaN|undefined|Infinity/);
  }
  expect(textAt(0)).toContain(`|${words.closesIn}|330:00:00|`);
  expect(textAt(11.5)).not.toContain("13:05");
  expect(textAt(11.6)).toContain("13:05");
  expect(textAt(13.75)).toContain(`|1| |Mira Novak|MT5|176|${numberFormats.change(-0.031)}|`);
});
