/** y of the slots for names in each tier, and y of the node that they branch from. */
const slots: readonly (readonly (readonly [height: number, parent: number])[])[] = [
  [
    [40, 372],
    [122, 372],
    [204, 372],
    [276, 372],
    [352, 372],
  ],
  [
    [26, 40],
    [84, 40],
    [144, 122],
    [200, 204],
    [260, 276],
    [322, 352],
    [382, 352],
  ],
  [
    [20, 26],
    [66, 84],
    [112, 84],
    [160, 144],
    [220, 200],
    [280, 260],
    [334, 322],
    [390, 382],
  ],
];

/** In a box of 1000 by 400: the left end of the first slots, what all tiers share, and the branches before a slot. */
const firstSlot = 120;
const shared = 960;
const branch = 80;

/** Path data of the branches of so many tiers in that box; they leave the trunk at its left side. */
export function branches(tiers: number): string {
  const slot = shared / tiers - branch;
  return Array.from({ length: tiers }, (_, tier) => {
    // Further tiers go straight on from the last one drawn.
    const own = slots[tier] ?? slots.at(-1)?.map(([height]) => [height, height] as const) ?? [];
    const start = Math.round(firstSlot + (shared / tiers) * tier);
    const span = tier === 0 ? start : branch;
    return own.map(
      ([height, parent]) =>
        `M${start - span} ${parent}s${span / 2} ${height - parent} ${span} ${height - parent}h${Math.round(slot)}`,
    );
  })
    .flat()
    .join("");
}
