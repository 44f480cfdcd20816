import { noise } from "./noise.ts";

/**
 * An equity curve through the given returns, with deterministic jitter between them.
 * @param steps points between two returns
 * @param jitter largest deviation, in the unit of the returns
 */
export function equityCurve(returns: readonly number[], seed: number, steps = 5, jitter = 0.007): number[] {
  const random = noise(seed);
  return returns.flatMap((value, index) => {
    const next = returns[index + 1];
    if (next === undefined) return [value];
    return Array.from({ length: steps }, (_, step) =>
      step === 0 ? value : value + ((next - value) * step) / steps + random() * jitter,
    );
  });
}
