import type { ReactNode } from "react";
import { type PlatformId, platforms } from "../../facts/platforms.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import { carouselWords, slideWords } from "./carouselWords.ts";
import css from "./Platforms.module.css";

interface PlatformsProps {
  title: string;
  lead?: string;
  /** What is the same on every platform: the bar that all of them are wired to. */
  same: readonly string[];
  /** The grid or carousel: an island around `PlatformSlides`. */
  children?: ReactNode;
}

/** The trading platforms as jacks on the tape: a grid on a wide screen, below 768 px a carousel of the same marks. */
export function Platforms({ title, lead, same, children }: PlatformsProps) {
  return (
    <Section id="platforms" title={title} {...(lead && { lead })} tone="sunken">
      <div className={css.platforms}>
        {children}
        <ul className={css.same}>
          {same.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Settings of the carousel: 3000 ms, looping, all at once on a wide screen (PF-05, BR-06). */
export const platformCarousel = (t: Translate, label: string, ids: readonly PlatformId[]) =>
  ({ ...carouselWords(t, label, ids.length), layout: "grid", loop: true, autoplay: 3000 }) as const;

interface PlatformSlidesProps {
  t: Translate;
  ids: readonly PlatformId[];
  /** Which of its names is the mark. */
  naming?: "name" | "short";
}

/** Each platform's name as a neutral wordmark of ours, beside a symbol that we drew for it (D3), as finished HTML for the carousel's slot. */
export function PlatformSlides({ t, ids, naming = "name" }: PlatformSlidesProps) {
  return ids.map((id, index) => (
    <CarouselSlide key={id} {...slideWords(t, index, ids.length)}>
      <p className={`${css.mark} ${css[id]}`} data-naming={naming} translate="no">
        <span>{platforms[id][naming]}</span>
      </p>
    </CarouselSlide>
  ));
}
