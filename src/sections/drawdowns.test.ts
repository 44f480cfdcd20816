import { expect, test } from "vitest";
import { translatorFor } from "../languages/words/translator.ts";
import { examples as competitionEngine } from "../pictures/CompetitionEngine/CompetitionEngine.examples.tsx";

const translator = await translatorFor("en");

test("BR-01 the engine shows every drawdown as a fall", () => {
  const { live } = competitionEngine(translator).fromSetUpToPodium.props;
  expect(live.rows.length).toBeGreaterThan(2);
  for (const { drawdown } of live.rows) expect(drawdown).toMatch(/^−[\d.]*[1-9][\d.]*%$/);
});
