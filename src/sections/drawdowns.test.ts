import { expect, test } from "vitest";
import { speech } from "../languages/speech.ts";
import { examples as competitionBoard } from "../pictures/CompetitionBoard/CompetitionBoard.examples.tsx";
import { examples as competitionEngine } from "../pictures/CompetitionEngine/CompetitionEngine.examples.tsx";
import { examples as miniPictures } from "../pictures/MiniPictures/MiniPictures.examples.tsx";

const words = await speech("en");

/** That there are such texts, and that each tells a fall. */
function expectFalls(texts: readonly (string | undefined)[]): void {
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text).toMatch(/^−[\d.]*[1-9][\d.]*%$/);
}

test("HM-01 the board tells every drawdown as a fall, of those in the run and of who is out", () => {
  const { paid, unpaid, out } = competitionBoard(words).live.props;
  expectFalls([...paid, ...unpaid, out].map(({ drawdown }) => drawdown));
});

test("HM-02 the podium tells every drawdown as a fall", () => {
  const { places } = miniPictures(words).podium.props;
  expectFalls(
    places.map(({ facts }) => facts.find(({ term }) => term === words.t("home:board.drawdown"))?.figure),
  );
});

test("BR-01 the engine tells every drawdown as a fall", () => {
  const { live } = competitionEngine(words).fromSetUpToPodium.props;
  expectFalls(live.rows.map(({ drawdown }) => drawdown));
});
