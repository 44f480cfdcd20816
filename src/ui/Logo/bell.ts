/**
 * The brand mark on a grid of 32: a bell above the tape, its clapper a tick of it. All edges are on even coordinates,
 * so that it is sharp at 16 px and at 512.
 */
export const bell = {
  body: "M4 20v-2h2v-2a10 10 0 0 1 8-9.8V2h4v4.2a10 10 0 0 1 8 9.8v2h2v2z",
  tape: "M0 22h32v2h-2v2h-2v-2h-4v2h-2v-2h-4v4a2 2 0 0 1-4 0v-4h-4v2H8v-2H4v2H2v-2H0z",
} as const;
