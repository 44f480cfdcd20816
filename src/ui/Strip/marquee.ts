import { placesFor, within } from "./positions.ts";

/** Milliseconds in which an item moves by its own width. */
export const pace = 9000;

/** Milliseconds of a step. */
const stepTime = 400;

/**
 * Moves the items of a scroller in an endless circle. Each item has its own animation, from beyond the end of the track
 * to before its start, offset by one place from the item before it: nothing is copied, and it runs on the compositor. A
 * position is set as the animations' time, both for steps and for continuous movement.
 */
export class Marquee {
  readonly #track: HTMLElement;
  #animations: Animation[] = [];
  #places = 0;
  #lead = 0;
  #width = 0;
  #isMoving = false;
  #frame = 0;
  #aim: number | undefined;

  constructor(track: HTMLElement) {
    this.#track = track;
    this.arrange();
  }

  get items(): HTMLElement[] {
    return [...this.#track.querySelectorAll("li")];
  }

  get places(): number {
    return this.#places;
  }

  /** How many items have passed the line at which the first one starts; setting it does not animate. */
  get position(): number {
    const time = Number(this.#animations[0]?.currentTime ?? 0);
    return within(time / pace - this.#phase(0), this.#places);
  }

  set position(position: number) {
    const now = Number(document.timeline.currentTime ?? 0);
    for (const [index, animation] of this.#animations.entries()) {
      const time = within(position + this.#phase(index), this.#places) * pace;
      // A common start time keeps them in step; `play()` would start each one when it is ready.
      if (this.#isMoving) animation.startTime = now - time;
      else animation.currentTime = time;
    }
  }

  /** The target of the current step, or the position: the next step starts from it, also during one. */
  get aim(): number {
    return this.#aim ?? this.position;
  }

  /** Measures the items and creates their animations, at the current position. */
  arrange(): void {
    const { items } = this;
    const [first] = items;
    if (!first) return;
    const position = this.#animations.length > 0 ? this.position : 0;
    const { width } = first.getBoundingClientRect();
    if (width === 0) return;
    this.cancel();
    this.#width = width;
    this.#lead = first.offsetLeft / width;
    this.#places = placesFor(items.length, this.#track.clientWidth / width);
    this.#animations = items.map((item, index) => {
      const from = this.#places - 1 - this.#lead - index;
      const animation = item.animate(
        {
          transform: [from, from - this.#places].map((place) => `translateX(${place * 100}%)`),
        },
        { duration: this.#places * pace, iterations: Number.POSITIVE_INFINITY },
      );
      animation.pause();
      return animation;
    });
    this.position = position;
  }

  play(): void {
    this.#halt();
    const { position } = this;
    this.#isMoving = true;
    this.position = position;
  }

  /** Stops continuous movement. @returns whether there was any */
  pause(): boolean {
    if (!this.#isMoving) return false;
    const { position } = this;
    this.#isMoving = false;
    for (const animation of this.#animations) animation.pause();
    this.position = position;
    return true;
  }

  /** Moves by a number of items, backwards if negative; without animation if `isStill`. */
  slide(by: number, isStill: boolean): void {
    this.#halt();
    this.pause();
    const from = this.position;
    if (isStill) this.position = from + by;
    if (isStill || by === 0) return;
    this.#aim = within(from + by, this.#places);
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / stepTime));
      this.position = from + by * (1 - (1 - part) ** 3);
      if (part < 1) this.#frame = requestAnimationFrame(step);
      else this.#aim = undefined;
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Turns a scroll of the track, such as by find-in-page, into a position. @returns whether there was one */
  takeOverScroll(): boolean {
    const { scrollLeft } = this.#track;
    if (scrollLeft === 0) return false;
    this.#halt();
    this.position += scrollLeft / this.#width;
    this.#track.scrollLeft = 0;
    return true;
  }

  /** Converts pixels to a number of items. */
  inItems(pixels: number): number {
    return pixels / this.#width;
  }

  cancel(): void {
    this.#halt();
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
  }

  #halt(): void {
    cancelAnimationFrame(this.#frame);
    this.#aim = undefined;
  }

  /** The places an item has moved along its animation when the position is 0. */
  #phase(index: number): number {
    return this.#places - 1 - this.#lead - index;
  }
}
