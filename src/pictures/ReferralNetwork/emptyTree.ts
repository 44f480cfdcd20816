/** y of the slots for names in each tier, and y of the node that they branch from. */
const slots = [
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
] as const;

/** Left ends of the slots of each tier, and their length, in a box of 1000 by 400. */
const columns = [120, 440, 760] as const;
const slot = 240;

/** Path data of all branches in that box; they leave the trunk at its left side. */
export const branches = slots
  .flatMap((tier, index) => {
    const from = index === 0 ? 0 : (columns[index - 1] ?? 0) + slot;
    const span = (columns[index] ?? 0) - from;
    return tier.map(
      ([height, parent]) =>
        `M${from} ${parent}s${span / 2} ${height - parent} ${span} ${height - parent}h${slot}`,
    );
  })
  .join("");
