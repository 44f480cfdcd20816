import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import { Glyph } from "../Icon/Glyph.tsx";
import css from "./Carousel.module.css";
import { stepIndex } from "./step.ts";
import { useCarousel } from "./useCarousel.ts";

interface StepButtonProps {
  label: string;
  direction: -1 | 1;
  /** At an end the button is `aria-disabled` rather than `disabled`, so that it keeps keyboard focus. */
  isAtEnd: boolean;
  onPress(): void;
}

/** The button for the previous or the next slide. */
export function StepButton({ label, direction, isAtEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="u-icon-button"
      aria-label={label}
      aria-disabled={isAtEnd}
      data-tooltip=""
      onClick={onPress}
    >
      <Glyph node={direction === 1 ? ChevronRight : ChevronLeft} />
    </button>
  );
}

interface PauseButtonProps {
  pauseLabel: string;
  playLabel: string;
  /** Whether rotation is stopped, so that the button starts it. */
  isHalted: boolean;
  onPress(): void;
}

/** The button that stops rotation and starts it again. */
export function PauseButton({ pauseLabel, playLabel, isHalted, onPress }: PauseButtonProps) {
  return (
    <button
      type="button"
      className={`${css.pause} u-icon-button`}
      aria-label={isHalted ? playLabel : pauseLabel}
      data-tooltip=""
      onClick={onPress}
    >
      <Glyph node={isHalted ? Play : Pause} />
    </button>
  );
}

function Arrow({ label, direction }: { label: string; direction: -1 | 1 }) {
  const { index, range, move } = useCarousel();
  return (
    <StepButton
      label={label}
      direction={direction}
      isAtEnd={stepIndex(index, direction, range) === index}
      onPress={() => move(direction)}
    />
  );
}

export function CarouselPrevious({ label }: { label: string }) {
  return <Arrow label={label} direction={-1} />;
}

export function CarouselNext({ label }: { label: string }) {
  return <Arrow label={label} direction={1} />;
}

/** The pause button of a carousel that rotates by itself; nothing in one that does not. */
export function CarouselPause({ pauseLabel, playLabel }: { pauseLabel: string; playLabel: string }) {
  const { rotation, toggleRotation } = useCarousel();
  if (!rotation) return null;
  const isHalted = rotation === "stopped" || rotation === "interrupted";
  return (
    <PauseButton pauseLabel={pauseLabel} playLabel={playLabel} isHalted={isHalted} onPress={toggleRotation} />
  );
}

/** A button for each stop, labelled with the slide it shows. */
export function CarouselDots({ label }: { label: string }) {
  const { slideLabels, index, dots, range, goTo } = useCarousel();
  const current = (range.perView === 1 ? dots.mobile : dots.wide).findLast((stop) => stop <= index);
  return (
    <fieldset className={css.dots} aria-label={label}>
      {dots.mobile.map((stop) => (
        <button
          key={stop}
          type="button"
          className={css.dot}
          aria-label={slideLabels[stop]}
          aria-current={stop === current ? "true" : undefined}
          data-only-mobile={dots.wide.includes(stop) ? undefined : ""}
          onClick={() => goTo(stop)}
        />
      ))}
    </fieldset>
  );
}
