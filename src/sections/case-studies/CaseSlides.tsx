import { type CaseGroup, caseGroups } from "../../facts/cases.ts";
import type { Translate } from "../../languages/catalogues.ts";
import type { Speech } from "../../languages/speech.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { carouselSpeech, slideSpeech } from "../shared/carouselSpeech.ts";
import { CaseCard } from "./CaseCard.tsx";

/** Settings of a slider: two cases at a time and two a step, on mobile one, clamped at both ends (CS-04). */
export const caseCarousel = (t: Translate, group: CaseGroup) =>
  ({
    ...carouselSpeech(t, t(`case-studies:stories.${group}`), caseGroups[group].length),
    layout: "pair",
  }) as const;

/** The cases of a tab, as finished HTML for the slider's slot. */
export function CaseSlides({ group, ...words }: Speech & { group: CaseGroup }) {
  const ids = caseGroups[group];
  return ids.map((id, index) => (
    <CarouselSlide key={id} {...slideSpeech(words.t, index, ids.length)}>
      <CaseCard {...words} id={id} group={group} />
    </CarouselSlide>
  ));
}
