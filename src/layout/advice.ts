import { type Advice, factsAdvice } from "../facts/advice.ts";
import { awards } from "../facts/awards.ts";
import { caseGroups, cases } from "../facts/cases.ts";
import { claims } from "../facts/claims.ts";
import { partnerStories, partners, partnersOnPage } from "../facts/partners.ts";
import { platformsOnPage } from "../facts/platforms.ts";
import { testimonials } from "../facts/testimonials.ts";

/** What an owner may want to look at again on this site. */
export const siteAdvice = (): Advice[] =>
  factsAdvice({
    ...{ awards, caseGroups, cases, claims },
    ...{ partnerStories, partners, partnersOnPage, platformsOnPage, testimonials },
  });
