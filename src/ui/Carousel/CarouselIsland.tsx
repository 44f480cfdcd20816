import { useStarted } from "../hooks/useStarted.ts";
import css from "./Carousel.module.css";
import { Carousel, type CarouselProps } from "./Carousel.tsx";
import { CarouselDots, CarouselNext, CarouselPause, CarouselPrevious } from "./CarouselControls.tsx";
import { CarouselTrack } from "./CarouselTrack.tsx";

/** `dots` names the group of dots. A tuple, because documents carry it as JSON. */
export type CarouselWords = readonly [
  previous: string,
  next: string,
  dots: string,
  pause: string,
  play: string,
];

interface CarouselIslandProps extends CarouselProps {
  words: CarouselWords;
}

/**
 * A carousel with all its controls, the pause button first in tab order. Its children are `CarouselSlide`s. The
 * controls are rendered by the script, into reserved space; a single slide has none.
 */
export function CarouselIsland({ words, children, ...carousel }: CarouselIslandProps) {
  const [previous, next, dots, pause, play] = words;
  const started = useStarted();
  return (
    <Carousel {...carousel}>
      {carousel.count > 1 && (
        <div className={`${css.controls} u-scripted`}>
          {started && (
            <>
              <CarouselPause pauseLabel={pause} playLabel={play} />
              <CarouselPrevious label={previous} />
              <CarouselNext label={next} />
              <CarouselDots label={dots} />
            </>
          )}
        </div>
      )}
      <CarouselTrack>{children}</CarouselTrack>
    </Carousel>
  );
}
