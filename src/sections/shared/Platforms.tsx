import type { ReactNode } from "react";
import { type PlatformId, platforms } from "../../facts/platforms.ts";
import type { Translate } from "../../languages/catalogues.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { carouselSpeech, slideSpeech } from "./carouselSpeech.ts";
import css from "./Platforms.module.css";

interface PlatformsProps {
  title: string;
  lead?: string;
  /** The grid or carousel: an island around `PlatformSlides`. */
  children?: ReactNode;
}

/** The trading platforms: a grid on a wide screen, below 768 px a carousel of the same marks. */
export function Platforms({ title, lead, children }: PlatformsProps) {
  return (
    <Section id="platforms" title={title} {...(lead && { lead })} tone="sunken" heading="side">
      <div className={css.platforms}>{children}</div>
    </Section>
  );
}

/** Settings of the carousel: 3000 ms, looping, all at once on a wide screen (PF-05, BR-06). */
export const platformCarousel = (t: Translate, label: string, ids: readonly PlatformId[]) =>
  ({ ...carouselSpeech(t, label, ids.length), layout: "grid", loop: true, autoplay: 3000 }) as const;

interface PlatformSlidesProps {
  t: Translate;
  ids: readonly PlatformId[];
  /** Which of its names is the mark. */
  naming?: "name" | "short";
}

/** Each platform's name as a neutral wordmark of ours (D3), as finished HTML for the carousel's slot. */
export function PlatformSlides({ t, ids, naming = "name" }: PlatformSlidesProps) {
  return ids.map((id, index) => (
    <CarouselSlide key={id} {...slideSpeech(t, index, ids.length)}>
      <p className={css.mark} translate="no">
        {platforms[id][naming]}
      </p>
    </CarouselSlide>
  ));
}
