import css from "./Carousel.module.css";
import { Carousel, type CarouselProps } from "./Carousel.tsx";
import { CarouselDots, CarouselNext, CarouselPause, CarouselPrevious } from "./CarouselControls.tsx";
import { CarouselTrack } from "./CarouselTrack.tsx";

export interface CarouselWords {
  previous: string;
  next: string;
  /** Names the group of dots. */
  dots: string;
  pause: string;
  play: string;
}

interface CarouselIslandProps extends CarouselProps {
  words: CarouselWords;
}

/** A carousel with all its controls, the pause control first in tab order. Its children are `CarouselSlide`s. */
export function CarouselIsland({ words, children, ...carousel }: CarouselIslandProps) {
  return (
    <Carousel {...carousel}>
      <div className={css.controls}>
        <CarouselPause pauseLabel={words.pause} playLabel={words.play} />
        <CarouselPrevious label={words.previous} />
        <CarouselNext label={words.next} />
        <CarouselDots label={words.dots} />
      </div>
      <CarouselTrack>{children}</CarouselTrack>
    </Carousel>
  );
}
