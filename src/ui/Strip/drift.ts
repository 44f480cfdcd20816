import { placesFor, within } from "./ring.ts";

/** How long an item takes to pass its own width, in milliseconds. */
export const pace = 9000;

/** How long a step takes. */
const glideTime = 400;

/**
 * Moves the items of a scroller round and round. Each has an animation of its own that carries it from beyond the end of
 * the track to before its start, a place behind the one before it: nothing is copied, and the compositor does the work.
 * They are set to a time rather than to a place, so moving by hand and moving by themselves are one thing.
 */
export class Drift {
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

  /** How many items have passed the line on which the first one rests, at once. */
  get position(): number {
    const time = Number(this.#animations[0]?.currentTime ?? 0);
    return within(time / pace - this.#phase(0), this.#places);
  }

  set position(position: number) {
    const now = Number(document.timeline.currentTime ?? 0);
    for (const [index, animation] of this.#animations.entries()) {
      const time = within(position + this.#phase(index), this.#places) * pace;
      // A start time that all of them know keeps them together; `play` would start each when it is ready.
      if (this.#isMoving) animation.startTime = now - time;
      else animation.currentTime = time;
    }
  }

  /** The position that it is gliding to, or has: where the next step starts, however quickly it follows. */
  get aim(): number {
    return this.#aim ?? this.position;
  }

  /** Measures the items and lays out their ways, at the position that they have. */
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

  /** @returns whether it was moving by itself */
  pause(): boolean {
    if (!this.#isMoving) return false;
    const { position } = this;
    this.#isMoving = false;
    for (const animation of this.#animations) animation.pause();
    this.position = position;
    return true;
  }

  /** Moves by so many items, negative backwards; at once where nothing should move. */
  glide(by: number, isStill: boolean): void {
    this.#halt();
    this.pause();
    const from = this.position;
    if (isStill) this.position = from + by;
    if (isStill || by === 0) return;
    this.#aim = within(from + by, this.#places);
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / glideTime));
      this.position = from + by * (1 - (1 - part) ** 3);
      if (part < 1) this.#frame = requestAnimationFrame(step);
      else this.#aim = undefined;
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Takes over what else has scrolled the track, such as find-in-page. @returns whether there was anything */
  absorb(): boolean {
    const { scrollLeft } = this.#track;
    if (scrollLeft === 0) return false;
    this.#halt();
    this.position += scrollLeft / this.#width;
    this.#track.scrollLeft = 0;
    return true;
  }

  /** By how many items something in pixels is. */
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

  /** The places that an item is along its way when the first one rests. */
  #phase(index: number): number {
    return this.#places - 1 - this.#lead - index;
  }
}
