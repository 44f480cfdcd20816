import { expect, test } from "vitest";
import { defaultLanguage } from "../languages/languages.ts";
import { readCatalogues, sourceFrom } from "../languages/words/catalogues.ts";
import { allMessages } from "../languages/words/format.ts";
import { site } from "../site/site.ts";
import { type ClaimId, claims } from "./claims.ts";

/** The messages that say each figure. */
const places: Readonly<Record<ClaimId, readonly string[]>> = {
  firms: ["home:audiences.propFirms.stat", "home:hero.subtitle", "prop-firms:stats.firms.value"],
  sales: ["prop-firms:stats.sales.value"],
  challenges: ["prop-firms:stats.challenges.value"],
  traders: ["prop-firms:stats.traders.value"],
  participants: ["brokers:engine.stats.participants.value", "partners:why.growth.figure"],
  retention: ["brokers:engine.stats.retention.value"],
  retentionRange: [
    "brokers:useCases.loyal-clients.value",
    "brokers:useCases.loyal-clients.description",
    "brokers:faq.items.accounts.answer",
  ],
  volume: ["brokers:engine.stats.volume.value", "home:audiences.brokers.stat"],
  volumeRange: ["brokers:useCases.revenue.value", "brokers:faq.items.accounts.answer"],
  engagement: ["brokers:engine.stats.engagement.value", "home:audiences.communities.stat"],
  activation: ["brokers:useCases.ib-tools.value", "communities:outcomes.activation.value"],
  activeMembers: ["communities:outcomes.activeMembers.value"],
  activity: ["communities:outcomes.activity.value"],
  journals: ["communities:outcomes.journals.value"],
  organisations: ["partners:why.title"],
  clients: ["case-studies:stats.clients.value"],
  growth: ["case-studies:stats.growth.value"],
  users: ["case-studies:stats.users.value"],
  satisfaction: ["case-studies:stats.satisfaction.value"],
};

/** What the short forms of large numbers multiply by, in all languages. */
const scales: Readonly<Record<string, number>> = {
  ...{ K: 1e3, M: 1e6, mil: 1e3, mi: 1e6, "тыс.": 1e3, млн: 1e6 },
  ...{ लाख: 1e5, करोड़: 1e7, 万: 1e4, 千万: 1e7 },
};

/** The numbers in a text: `+500K` has 500,000. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(\d[\d.,\s]*)(?:\s?(?:([KM]|mil?|тыс\.|млн)(?!\p{L})|(लाख|करोड़|千?万)))?/gu)].map(
    ([, digits = "", latin, other]) =>
      Number(digits.replace(/\D/g, "")) * (scales[latin ?? other ?? ""] ?? 1),
  );

/** The numbers that a claim may show: percent, or its count. */
const shown = ({ from, to, share, count }: (typeof claims)[ClaimId]): number[] =>
  count !== undefined
    ? [count]
    : [from ?? share ?? 0, to ?? share ?? 0].map((part) => Math.round(100 * Math.abs(part)));

const { catalogues } = await readCatalogues({ languages: site.languages, variables: {} }, sourceFrom({}));

test.each(site.languages)("in %s every figure is that of the claims", (language) => {
  const messages = allMessages(catalogues.get(language) ?? {});
  for (const [id, keys] of Object.entries(places) as [ClaimId, readonly string[]][])
    for (const key of keys)
      expect.soft(numbersIn(messages.get(key) ?? ""), key).toEqual(expect.arrayContaining(shown(claims[id])));
});

test("no other message has a figure of its own", () => {
  const figures = /(?<![\d,.])(?:\$50M|[15]00K|\+?100\+|\+100$|\+?(?:45|60|300)%|(?:35|75|98)%|[34]0–[56]0)/;
  const known = Object.values(places).flat();
  const others = [...allMessages(catalogues.get(defaultLanguage) ?? {})]
    .filter(([key, message]) => figures.test(message) && !known.includes(key))
    .map(([key]) => key);
  expect(others).toEqual([]);
});
