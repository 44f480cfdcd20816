import { expect, test } from "vitest";
import { readCatalogues, sourceFrom } from "../i18n/messages/catalogues.ts";
import { allMessages } from "../i18n/messages/format.ts";
import { site } from "../site/site.ts";
import { type ClaimId, claims } from "./claims.ts";

/** The sentences that say a figure. Figures that stand by themselves are written by `claimFigure`. */
const places: Readonly<Partial<Record<ClaimId, readonly string[]>>> = {
  retention: ["brokers:hero.subtitle"],
  retentionRange: ["brokers:useCases.loyal-clients.description"],
  organisations: ["partners:why.title"],
};

const numbersIn = (text: string): number[] => Array.from(text.match(/\d+/g) ?? [], Number);

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
