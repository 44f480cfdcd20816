import { brandKey } from "./brandKey.ts";
import { cleanName } from "./cleanName.ts";
import { visitorColours } from "./colours.ts";
import { fragmentOf } from "./fragmentOf.ts";

/** What a visitor has the pictures show. */
export interface VisitorBrand {
  /** Empty if only a colour is chosen. */
  name: string;
  colour: (typeof visitorColours)[number];
}

/** A chosen colour, or the first. */
export const colourOf = (id: string | null | undefined): VisitorBrand["colour"] =>
  visitorColours.find((colour) => colour.id === id) ?? visitorColours[0];

/** What a fragment says, `shown-as=Acme&colour=teal`, of which nothing else is believed. */
export function brandIn(fragment: string | null | undefined): VisitorBrand | undefined {
  const said = new URLSearchParams(fragment ?? "");
  const name = cleanName(said.get(brandKey) ?? "");
  return name ? { name, colour: colourOf(said.get("colour")) } : undefined;
}

/** Keeps a name for the session, if the browser allows that. */
export function keepBrand(brand: VisitorBrand | undefined): void {
  try {
    if (brand?.name) sessionStorage.setItem(brandKey, fragmentOf(brand));
    else sessionStorage.removeItem(brandKey);
  } catch {}
}

/** The brand of this session. @param shown stays where nothing can be kept */
export function keptBrand(shown?: VisitorBrand): VisitorBrand | undefined {
  try {
    return brandIn(sessionStorage.getItem(brandKey));
  } catch {
    return shown;
  }
}
