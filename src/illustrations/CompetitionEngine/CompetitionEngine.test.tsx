import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { recording, setUp } from "../../content/sample/competition.ts";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { competitionProps } from "../../sections/brokers/competitionProps.ts";
import { stateAt } from "../../simulation/competition.ts";
import { eventsUntil } from "../../simulation/rankEvents.ts";
import { setUpAt } from "../../simulation/setUp.ts";
import { interpolate } from "../interpolate.ts";
import { CompetitionEngine, type CompetitionEngineProps } from "./CompetitionEngine.tsx";

const props = competitionProps(await i18nFor("en"));
const { words, board, competition } = props;

/** The text of the picture so many days after the opening, with a bar between elements. */
const textAt = (days: number, other: Partial<CompetitionEngineProps> = {}): string =>
  renderToStaticMarkup(
    <CompetitionEngine
      {...props}
      numberFormats={numberFormats("en")}
      moment={days * 86_400}
      state={stateAt(recording, days * 86_400)}
      events={eventsUntil(recording, days * 86_400)}
      setUp={setUpAt(setUp, days * 86_400)}
      {...other}
    />,
  ).replaceAll(/(<[^>]*>)+/g, "|");

test("BR-01 one clock goes through set-up, competition and podium", () => {
  const before = textAt(-3.5);
  expect(before).toContain(`|${board.opensIn}|${interpolate(board.left, { days: "3", hours: "12" })}|`);
  expect(before).toContain(`|${words.entry}|1,203|`);
  expect(textAt(0)).toContain(`|${words.entry}|4,812|`);
  expect(textAt(11.6)).toContain(`|${words.podium}| ${words.asItStands} |`);
  const end = textAt(13.75);
  expect(end).toContain(`|${words.podium}| ${words.paid} |`);
  expect(end).toContain("|Jonah Adeyemi| |$15,000|2|Mira Novak| |$25,000|1|Sora Ishikawa| |$10,000|3|");
  const next = interpolate(words.enteredNext, {
    winners: "3",
    entrants: "4,812",
    entered: "3,104",
    share: "65%",
  });
  expect(end).toContain(`|${next}|`);
  expect(textAt(11.6)).not.toContain(next);
  for (const days of [-14, -7, 0, 0.2, 11.6, 13.75])
    expect(textAt(days)).not.toMatch(/NaN|undefined|Infinity/);
});

test("BR-01 the podium has a step for each of the best three with a prize", () => {
  const steps = (...prizes: [number, ...number[]]) =>
    textAt(13.75, { competition: { ...competition, prizes } }).match(/\|\$[\d,]+\|\d\|/g)?.length;
  expect([steps(1), steps(0.6, 0.4), steps(0.5, 0.3, 0.2), steps(0.4, 0.3, 0.2, 0.1)]).toEqual([1, 2, 3, 3]);
});

test("BR-01 every drawdown is a fall, and one near the limit says so", () => {
  const drawdowns = [0.08, 0.07];
  const state = stateAt(recording, recording.recorded);
  const standings = state.standings
    .slice(0, 2)
    .map((each, place) => ({ ...each, drawdown: drawdowns[place] ?? 0 }));
  const text = textAt(11.6, {
    state: { ...state, standings },
    competition: { ...competition, nearLimit: 0.075 },
  });
  expect(text).toContain(`|${words.nearLimit} −8.0%|`);
  expect(text).toContain("|−7.0%|");
});
