import { ChevronLeft, ChevronRight, type IconNode, Pause, Play } from "lucide";
import { Glyph } from "../Icon/Glyph.tsx";
import css from "./Carousel.module.css";
import { stepIndex } from "./step.ts";
import { useCarousel } from "./useCarousel.ts";

interface ArrowProps {
  label: string;
  direction: -1 | 1;
  node: IconNode;
}

/** At an end it is `aria-disabled` rather than `disabled`, so that keyboard focus stays on it. */
function Arrow({ label, direction, node }: ArrowProps) {
  const { index, range, move } = useCarousel();
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={stepIndex(index, direction, range) === index}
      data-tooltip=""
      onClick={() => move(direction)}
    >
      <Glyph node={node} />
    </button>
  );
}

export function CarouselPrevious({ label }: { label: string }) {
  return <Arrow label={label} direction={-1} node={ChevronLeft} />;
}

export function CarouselNext({ label }: { label: string }) {
  return <Arrow label={label} direction={1} node={ChevronRight} />;
}

/** Stops a carousel that moves by itself, and starts it again. */
export function CarouselPause({ pauseLabel, playLabel }: { pauseLabel: string; playLabel: string }) {
  const { rotation, toggleRotation } = useCarousel();
  if (!rotation) return null;
  const isStopped = rotation === "stopped";
  return (
    <button
      type="button"
      className={css.pause}
      aria-label={isStopped ? playLabel : pauseLabel}
      data-tooltip=""
      onClick={toggleRotation}
    >
      <Glyph node={isStopped ? Play : Pause} />
    </button>
  );
}

/** The stretches of the tape: one for each stop, named after the slide it shows. */
export function CarouselDots({ label }: { label: string }) {
  const { slideLabel, index, dots, range, goTo } = useCarousel();
  const current = (range.perView === 1 ? dots.mobile : dots.wide).findLast((stop) => stop <= index);
  return (
    <fieldset className={css.dots} aria-label={label}>
      {dots.mobile.map((stop) => (
        <button
          key={stop}
          type="button"
          className={css.dot}
          aria-label={slideLabel.replace("#", `${stop + 1}`)}
          aria-current={stop === current ? "true" : undefined}
          data-only-mobile={dots.wide.includes(stop) ? undefined : ""}
          onClick={() => goTo(stop)}
        />
      ))}
    </fieldset>
  );
}
