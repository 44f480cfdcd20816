import { type CaseGroup, caseGroups } from "../../facts/cases.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { slideWords } from "../shared/carouselWords.ts";
import { CaseCard } from "./CaseCard.tsx";

/** The cases of a tab. */
export function CaseSlides({ group, ...translator }: Translator & { group: CaseGroup }) {
  const ids = caseGroups[group];
  return ids.map((id, index) => (
    <CarouselSlide key={id} {...slideWords(translator.t, index, ids.length)}>
      <CaseCard {...translator} id={id} group={group} number={index + 1} />
    </CarouselSlide>
  ));
}
