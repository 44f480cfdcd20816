import { expect, test } from "vitest";
import { speech } from "../languages/speech.ts";
import { examples as competitionBoard } from "../pictures/CompetitionBoard/CompetitionBoard.examples.tsx";
import { examples as competitionEngine } from "../pictures/CompetitionEngine/CompetitionEngine.examples.tsx";
import { examples as miniPictures } from "../pictures/MiniPictures/MiniPictures.examples.tsx";
import { floor, traders } from "../pictures/seed.ts";

const words = await speech("en");

/** That each text tells a fall of this share. */
function expectFalls(texts: readonly (string | undefined)[], falls: readonly number[]): void {
  expect(texts).toHaveLength(falls.length);
  for (const [index, fall] of falls.entries()) {
    expect(texts[index]).toMatch(/^−[\d.]+%$/);
    expect(Number.parseFloat(texts[index]?.slice(1) ?? "")).toBeCloseTo(100 * fall);
  }
}

const falls = traders.map(({ drawdown }) => drawdown);

test("HM-01 the board tells every drawdown as a fall, of those in the run and of who is out", () => {
  const { paid, unpaid, out } = competitionBoard(words).live.props;
  expectFalls(
    [...paid, ...unpaid, out].map(({ drawdown }) => drawdown),
    [...falls, ...[...floor.followers, floor.disqualified].map(({ drawdown }) => drawdown)],
  );
});

test("HM-02 the podium tells every drawdown as a fall", () => {
  const { places } = miniPictures(words).podium.props;
  const texts = places.map(
    ({ facts }) => facts.find(({ term }) => term === words.t("home:board.drawdown"))?.figure,
  );
  expectFalls(texts, falls.slice(0, floor.prizes.length));
});

test("BR-01 the engine tells every drawdown as a fall", () => {
  const { live } = competitionEngine(words).fromSetUpToPodium.props;
  expectFalls(
    live.rows.map(({ drawdown }) => drawdown),
    falls,
  );
});
