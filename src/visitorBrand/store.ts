import type { VisitorBrand } from "./brand.ts";

let shown: VisitorBrand | undefined;
const listeners = new Set<() => void>();

/** What the pictures show now; `undefined` stands for the sample's brand. */
export const getBrand = (): VisitorBrand | undefined => shown;

/** Has all components show a brand. */
export function setBrand(brand: VisitorBrand | undefined): void {
  shown = brand;
  for (const listener of listeners) listener();
}

/** Calls a function at each change. @returns ends that */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
