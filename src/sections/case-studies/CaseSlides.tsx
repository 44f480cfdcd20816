import { type CaseGroup, caseGroups } from "../../facts/cases.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { carouselWords, slideWords } from "../shared/carouselWords.ts";
import { CaseCard } from "./CaseCard.tsx";

/** Props of a slider: two cases per view and per step, one on mobile, clamped at both ends (CS-04). */
export const caseCarousel = (t: Translate, group: CaseGroup) =>
  ({
    ...carouselWords(t, t(`case-studies:stories.${group}`), caseGroups[group].length),
    layout: "pair",
  }) as const;

/** The cases of a tab, as finished HTML for the slider. */
export function CaseSlides({ group, ...translator }: Translator & { group: CaseGroup }) {
  const ids = caseGroups[group];
  return ids.map((id, index) => (
    <CarouselSlide key={id} {...slideWords(translator.t, index, ids.length)}>
      <CaseCard {...translator} id={id} group={group} />
    </CarouselSlide>
  ));
}
