import { useHydrated } from "../hooks/useHydrated.ts";
import css from "./Carousel.module.css";
import { RotationControls, type RotationWords } from "./RotationControls.tsx";
import { stepIndex, stops } from "./range.ts";
import { useCarousel } from "./useCarousel.ts";

export interface CarouselWords extends RotationWords {
  /** Names the group of dots. */
  dots: string;
}

interface CarouselControlsProps {
  words: CarouselWords;
  slideLabels: readonly string[];
  /** The slides that have a dot on a wide screen; on mobile each has one. */
  wideStops: readonly number[];
}

/** The buttons of a carousel, and a dot for each stop, labelled with the slide it shows. */
export function CarouselControls({ words, slideLabels, wideStops }: CarouselControlsProps) {
  const { index, range, rotation, goTo, move, toggleRotation } = useCarousel();
  const started = useHydrated();
  const current = stops(range).findLast((stop) => stop <= index);
  return (
    <RotationControls
      isReady={started}
      words={words}
      rotation={rotation}
      onToggle={toggleRotation}
      isAtEnd={(direction) => stepIndex(index, direction, range) === index}
      onMove={move}
    >
      <fieldset className={css.dots} aria-label={words.dots}>
        {slideLabels.map((label, slide) => (
          <button
            key={label}
            type="button"
            className={css.dot}
            aria-label={label}
            aria-current={slide === current ? "true" : undefined}
            data-only-mobile={wideStops.includes(slide) ? undefined : ""}
            onClick={() => goTo(slide)}
          />
        ))}
      </fieldset>
    </RotationControls>
  );
}
