import { type CaseGroup, caseGroups } from "../../facts/cases.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { carouselWords, slideWords } from "../shared/carouselWords.ts";
import { CaseCard } from "./CaseCard.tsx";

/** Settings of a slider: two cases at a time and two a step, on mobile one, clamped at both ends (CS-04). */
export const caseCarousel = (t: Translate, group: CaseGroup) =>
  ({
    ...carouselWords(t, t(`case-studies:stories.${group}`), caseGroups[group].length),
    layout: "pair",
  }) as const;

/** The cases of a tab, as finished HTML for the slider's slot. */
export function CaseSlides({ group, ...translator }: Translator & { group: CaseGroup }) {
  const ids = caseGroups[group];
  return ids.map((id, index) => (
    <CarouselSlide key={id} {...slideWords(translator.t, index, ids.length)}>
      <CaseCard {...translator} id={id} group={group} />
    </CarouselSlide>
  ));
}
