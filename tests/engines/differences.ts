import type { EngineName } from "./engines.ts";

/** What an engine, or what drives it here, cannot do, and what stands for it: `docs/testing.md` says more. */
export const differences: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: [],
  firefox: [],
  webkit: [],
};
