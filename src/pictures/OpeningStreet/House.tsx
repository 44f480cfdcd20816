/** What hangs over a door, in strokes. */
const signs = {
  call: "M32 14h32v20h-18l-8 8v-8h-6zM40 21h16M40 27h10",
  rules: "M34 10h28v32h-28zM39 17h3M46 17h11M39 25h3M46 25h11M39 33h3M46 33h8",
  limits: "M30 12v30h36M34 18h30M34 36h30M34 32l7-5 6 3 7-9 9 2",
  brand: "M28 16h40v22h-40zM34 27h10M34 32h18M54 21h8v6h-8z",
  platforms:
    "M30 14h10v10h-10zM43 14h10v10h-10zM56 14h10v10h-10zM30 28h10v10h-10zM43 28h10v10h-10zM56 28h10v10h-10z",
  test: "M33 20l11 12m0-12l-11 12M53 27l5 6 9-14",
} as const;

/** What is done on a day before the opening. */
export type Work = keyof typeof signs;

/** In their order. */
export const works = Object.keys(signs) as Work[];

interface HouseProps {
  /** Names the drawing in its file. */
  id: string;
  work: Work;
}

/** A closed house for a file of symbols: the sign in the colour of the text, the rest in the inherited stroke. */
export function House({ id, work }: HouseProps) {
  return (
    <g id={id}>
      <path stroke="currentColor" d={signs[work]} />
      <path d="M22 148v-90h52v90M48 58v90M29 66h12v28h-12zM55 66h12v28h-12zM29 102h12v38h-12zM55 102h12v38h-12zM45 98v8M51 98v8" />
    </g>
  );
}
