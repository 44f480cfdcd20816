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
  /** `tiles`: beside the heading; `line`: one large line below it. */
  form: "tiles" | "line";
  /** What is the same on every platform. */
  same: readonly string[];
  /** The grid or carousel, an island with `PlatformSlides`. */
  children?: ReactNode;
}

/** The trading platforms: a grid on wide screens, a carousel below 768 px. */
export function Platforms({ title, lead, form, same, children }: PlatformsProps) {
  return (
    <Section
      id="platforms"
      title={title}
      {...(lead && { lead })}
      tone="sunken"
      heading={form === "tiles" ? "side" : "over"}
    >
      <div className={css[form]}>
        {children}
        <ul className={`${css.same} row strong`}>
          {same.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Props of the carousel: every 3000 ms, looping, all at once on wide screens (PF-05, BR-06). */
export const platformCarousel = (t: Translate, label: string, ids: readonly PlatformId[]) =>
  ({ ...carouselWords(t, label, ids.length), layout: "grid", loop: true, autoplay: 3000 }) as const;

interface PlatformSlidesProps {
  t: Translate;
  ids: readonly PlatformId[];
  /** Which name is the wordmark. */
  naming?: "name" | "short";
}

/** The names of platforms in type, on the same neutral tile (D3), as finished HTML for the carousel. */
export function PlatformSlides({ t, ids, naming = "name" }: PlatformSlidesProps) {
  return ids.map((id, index) => (
    <CarouselSlide key={id} {...slideWords(t, index, ids.length)}>
      <p className={css.tile} translate="no">
        {platforms[id][naming]}
      </p>
    </CarouselSlide>
  ));
}
