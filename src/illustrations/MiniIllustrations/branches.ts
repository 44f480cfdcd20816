import type { Branch } from "../../simulation/commission.ts";

/** A member in the drawing: its tier and row, and the row of who referred it; from 0. */
export interface Node {
  tier: number;
  row: number;
  from?: number;
}

/** Places a network from left to right: each member is on the row of the last one it referred. */
export function placed(network: readonly Branch[]): Node[] {
  let rows = 0;
  const below = (branches: readonly Branch[], tier: number): Node[] =>
    branches.flatMap((branch) => {
      const referred = below(branch.below ?? [], tier + 1);
      if (referred.length === 0) rows += 1;
      const row = rows - 1;
      return [
        { tier, row },
        ...referred.map((node) => (node.tier === tier + 1 ? { ...node, from: row } : node)),
      ];
    });
  return below(network, 0);
}
