import type { VisitorBrand } from "./brand.ts";
import type { brandKey } from "./brandKey.ts";

/** A fragment that says a brand. The key is written out, so that islands share no file with the script of every page. */
export const fragmentOf = ({ name, colour }: VisitorBrand): string => {
  const said: Record<typeof brandKey | "colour", string> = { "shown-as": name, colour: colour.id };
  return `${new URLSearchParams(said)}`;
};
