/** What a phone's screen showed from a time on. */
export interface Frame {
  /** Milliseconds since the navigation. */
  time: number;
  /** PNG. */
  picture: Buffer;
}

/** The same, with the picture as red, green and blue bytes. */
export interface DecodedFrame {
  time: number;
  pixels: Uint8Array;
}

/** How far a colour may be off before an eye notices, of 255. */
const visibleDifference = 24;

/** Pixels of a change that an eye notices; a small letter has more. */
const visiblePixels = 34;

/** Whether somebody sees that two pictures differ. Pictures of different sizes do. */
export function differVisibly(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return true;
  let pixels = 0;
  for (let index = 0; index < one.length; index += 3) {
    const isOff = (channel: number) =>
      Math.abs((one[index + channel] ?? 0) - (other[index + channel] ?? 0)) > visibleDifference;
    if (isOff(0) || isOff(1) || isOff(2)) pixels += 1;
    if (pixels >= visiblePixels) return true;
  }
  return false;
}

/**
 * When the screen was complete: the first frame from which on all look like the last.
 * @param frames in the order of time
 * @throws {Error} without frames
 */
export function completeAt(frames: readonly DecodedFrame[]): number {
  const last = frames.at(-1);
  if (!last) throw new Error("The browser has sent no frame.");
  const lastOther = frames.findLastIndex(({ pixels }) => differVisibly(pixels, last.pixels));
  return frames[lastOther + 1]?.time ?? last.time;
}

/** The frames that look different from the one before them. */
export const visibleChanges = <Some extends DecodedFrame>(frames: readonly Some[]): Some[] =>
  frames.filter(({ pixels }, index) => {
    const before = frames[index - 1];
    return !before || differVisibly(before.pixels, pixels);
  });
