import { cloneElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { translatorFor } from "../../languages/words/translator.ts";
import { examples } from "./MiniPictures.examples.tsx";

const { podium, challenge, referrals } = examples(await translatorFor("en"));

test("HM-02 the podium shows every drawdown as a fall, and a prize for each of its places", () => {
  const { traders, floor, competition, numbers } = podium.props;
  const html = renderToStaticMarkup(podium);
  for (const [place, share] of floor.prizes.slice(0, 3).entries()) {
    const drawdown = numbers.change(-(traders[place]?.drawdown ?? 0));
    expect(drawdown).toMatch(/^−/);
    expect(html).toContain(`>${drawdown}</dd>`);
    expect(html).toContain(`>${numbers.dollars(share * competition.prizePool)}</p>`);
  }
  const two = cloneElement(podium, { floor: { ...floor, prizes: [0.6, 0.4] } });
  expect(renderToStaticMarkup(two).match(/<li/g)).toHaveLength(2);
});

test("HM-02 the challenge shows its own target, limits and progress", () => {
  const { numbers, challenge: terms } = challenge.props;
  const other = { ...terms, size: 50_000, target: 0.1 };
  const account = { before: [0, 0.02], today: [0.04, 0.05] as [number, number] };
  const html = renderToStaticMarkup(cloneElement(challenge, { challenge: other, account }));
  for (const text of [
    ` ${numbers.percent(0.1)}<`,
    `>${numbers.dollars(2500)} <`,
    `/ ${numbers.dollars(5000)}<`,
  ])
    expect(html).toContain(text);
  // Half of the target is earned, and the line of the target is at the top of the curve.
  expect(html).toContain('d="M0 3h50"');
  expect(html).toMatch(/d="M0 20h\d+"/);
});

test("HM-02 the referral tree has a row for each tier, and their sum above", () => {
  const { numbers, tiers, words } = referrals.props;
  const html = renderToStaticMarkup(referrals);
  const sum = tiers.reduce((total, { commission }) => total + commission, 0);
  const rows = [words.you, numbers.dollars(sum), ...tiers.map((_, index) => words.tier(index + 1))];
  for (const row of rows) expect(html).toContain(`>${row}</b>`);
});
