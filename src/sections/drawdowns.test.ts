import { expect, test } from "vitest";
import { translatorFor } from "../languages/words/translator.ts";
import { examples as competitionBoard } from "../pictures/CompetitionBoard/CompetitionBoard.examples.tsx";
import { examples as miniPictures } from "../pictures/MiniPictures/MiniPictures.examples.tsx";

const translator = await translatorFor("en");

/** Expects at least one text, and a fall in each. */
function expectFalls(texts: readonly (string | undefined)[]): void {
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text).toMatch(/^−[\d.]*[1-9][\d.]*%$/);
}

test("HM-01 the board shows every drawdown as a fall, with a broken rule and without", () => {
  const { paid, unpaid, out } = competitionBoard(translator).live.props;
  expectFalls([...paid, ...unpaid, out].map(({ drawdown }) => drawdown));
});

test("HM-02 the podium shows every drawdown as a fall", () => {
  const { places } = miniPictures(translator).podium.props;
  expectFalls(
    places.map(({ facts }) => facts.find(({ term }) => term === translator.t("home:board.drawdown"))?.figure),
  );
});
