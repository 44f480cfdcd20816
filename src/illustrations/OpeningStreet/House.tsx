/** What is done on the days between the call and the opening, in order. */
export const works = ["rules", "limits", "brand", "platforms", "payouts", "test"] as const;

export type Work = (typeof works)[number];

/** What hangs over a door, in strokes; the sign of the platforms has a square for each. */
const signs: Record<Exclude<Work, "platforms">, string> = {
  rules: "M34 10h28v32h-28zM39 17h3M46 17h11M39 25h3M46 25h11M39 33h3M46 33h8",
  limits: "M30 12v30h36M34 18h30M34 36h30M34 32l7-5 6 3 7-9 9 2",
  brand: "M28 16h40v22h-40zM34 27h10M34 32h18M54 21h8v6h-8z",
  payouts: "M30 15h36v24h-36zM30 23h36M36 32h10M56 32h4",
  test: "M33 20l11 12m0-12l-11 12M53 27l5 6 9-14",
};

interface HouseProps {
  /** Names the drawing in its file. */
  id: string;
  work: Work;
  /** Number of platforms. */
  platforms: number;
}

/** A closed house for a file of symbols: the sign in the colour of the text, the rest in the inherited stroke. */
export function House({ id, work, platforms }: HouseProps) {
  return (
    <g id={id}>
      <path stroke="currentColor" d={work === "platforms" ? squares(platforms) : signs[work]} />
      <path d="M22 148v-90h52v90M48 58v90M29 66h12v28h-12zM55 66h12v28h-12zM29 102h12v38h-12zM55 102h12v38h-12zM45 98v8M51 98v8" />
    </g>
  );
}

/** As many squares in rows, in a sign of 36 by 24. */
function squares(count: number): string {
  const columns = Math.ceil(Math.sqrt(1.5 * count));
  const pitch = 39 / columns;
  const side = pitch - 3;
  return Array.from({ length: count }, (_, index) => {
    const x = round(30 + pitch * (index % columns));
    const y = round(14 + (pitch + 1) * Math.floor(index / columns));
    return `M${x} ${y}h${round(side)}v${round(side)}h-${round(side)}z`;
  }).join("");
}

const round = (value: number): number => Math.round(10 * value) / 10;
