/** Numbers that follow from a seed alone (mulberry32), so that every input can be made again. */
export interface Random {
  /** A whole number from 0 to below a limit. */
  below: (limit: number) => number;
  /** True with a probability from 0 to 1. */
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]] | readonly Item[]) => Item;
}

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error("There is nothing to pick from.");
      return items[below(items.length)] as (typeof items)[number];
    },
  };
};

/** Characters at which readers of addresses and headers decide something. */
const decisive = [..."/\\?#%&=;,:@.\"'<>{}[]()*+-_ \t\r\n\0\x7f\u00e9\u212a\u2028\ud800aAzZ09"];

/** Changes a text in one place: inserts, removes, repeats, replaces. */
export const mutateText = (text: string, random: Random): string => {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + 1 + random.below(4));
  const character = random.chance(0.8) ? random.pick(decisive) : String.fromCharCode(random.below(65_536));
  switch (random.below(5)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, at) + character + text.slice(end);
    case 2:
      return text.slice(0, end) + text.slice(at, end) + text.slice(end);
    case 3:
      return text.slice(0, at) + text.slice(at).toUpperCase();
    default:
      return text.slice(0, at) + character + text.slice(at);
  }
};

/** A fault that an input of its kind brings to light. */
export interface Failure {
  /** What was wrong. */
  faults: readonly string[];
  /** The smallest input that was found to have a fault, as one line. */
  input: string;
  /** By which the input is made again, as the first of its part. */
  seed: number;
}

/** What a part of the run found. */
export interface Outcome {
  part: "decisions" | "connections" | "starts";
  count: number;
  seconds: number;
  failures: readonly Failure[];
  /** What else is worth knowing. */
  notes: readonly string[];
}

/** After so many failures a part ends: more of them say the same. */
export const maxFailures = 10;

const maxAttempts = 300;

/**
 * Makes a failing input smaller for as long as it fails.
 * @param smallerOf inputs that are one step smaller, best first
 */
export const shrink = async <Input>(
  input: Input,
  smallerOf: (input: Input) => Iterable<Input>,
  fails: (input: Input) => boolean | Promise<boolean>,
): Promise<Input> => {
  let smallest = input;
  let attempts = 0;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const candidate of smallerOf(smallest)) {
      attempts += 1;
      if (attempts > maxAttempts) return smallest;
      if (!(await fails(candidate))) continue;
      smallest = candidate;
      isSmaller = true;
      break;
    }
  }
  return smallest;
};

/** Texts or bytes without one of their parts, large parts first. */
export function* cuts<Sliced extends { length: number }>(
  whole: Sliced,
  without: (whole: Sliced, from: number, to: number) => Sliced,
): Iterable<Sliced> {
  for (let size = Math.ceil(whole.length / 2); size >= 1; size >>= 1)
    for (let from = 0; from < whole.length; from += size)
      yield without(whole, from, Math.min(whole.length, from + size));
}
