import { fractionsOf, inPercent } from "../../content/claimFractions.ts";
import { type Claim, type ClaimId, claims } from "../../content/claims.ts";
import type { Language } from "../languages.ts";
import { longDay } from "./dates.ts";
import { type FigureStyle, formatFigure } from "./figure.ts";
import { numberFormats } from "./numberFormats.ts";

/** The figure of a claim of this site, as the language writes it: `500K+`, `+40–60%`, `98%`. A decrease has no sign. */
export const claimFigure = (language: Language, id: ClaimId, style?: FigureStyle): string =>
  formatFigure(language, claims[id], style);

/** What a survey rests on, for a sentence. */
export function surveyFacts(
  language: Language,
  { answers, response, until }: Extract<Claim, { kind: "survey" }>,
) {
  const { whole, percent } = numberFormats(language);
  return { answers: whole(answers), response: percent(response), day: longDay(until, language) };
}

/** The ends of a range in percent, for a sentence with the percent sign of its language: `40–60%`. */
export function claimEnds(language: Language, id: ClaimId) {
  const { whole } = numberFormats(language);
  const [from = "", to = from] = fractionsOf(claims[id]).map((end) => whole(inPercent(end)));
  return { from, to };
}
