/** A sample day of a prop firm. Its traders are those of the other pictures. */
export const firm = {
  /** Challenges bought, in each phase, funded, paid out. */
  funnel: [1_284, 897, 342, 211, 128],
  /** Upper ends of the bands of the daily limit used. */
  bands: [0.2, 0.4, 0.6, 0.8, 1],
  heat: [
    { size: 25_000, counts: [418, 176, 61, 22, 4] },
    { size: 50_000, counts: [297, 143, 74, 31, 9] },
    { size: 100_000, counts: [184, 121, 58, 19, 6] },
    { size: 200_000, counts: [63, 38, 17, 8, 1] },
  ],
  payouts: [
    { trader: "Mira Novak", amount: 4_280, state: "paid" },
    { trader: "Sora Ishikawa", amount: 2_615, state: "ready" },
    { trader: "Jonah Adeyemi", amount: 1_940, state: "ready" },
    { trader: "Leo Marchetti", amount: 3_150, state: "held" },
  ],
  flagged: { trader: "Leo Marchetti", matching: 0.91 },
} as const;
