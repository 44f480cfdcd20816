import { type PlatformId, platforms } from "../../facts/platforms.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { slideWords } from "./carouselWords.ts";
import css from "./Platforms.module.css";

interface PlatformSlidesProps {
  t: Translate;
  ids: readonly PlatformId[];
  /** Which name is the wordmark. */
  naming: "name" | "short";
}

/** The names of platforms in type, on the same neutral tile (D3), as finished HTML for the carousel. */
export function PlatformSlides({ t, ids, naming }: PlatformSlidesProps) {
  return ids.map((id, index) => (
    <CarouselSlide key={id} {...slideWords(t, index, ids.length)}>
      <p className={css.tile} translate="no">
        {platforms[id][naming]}
      </p>
    </CarouselSlide>
  ));
}
