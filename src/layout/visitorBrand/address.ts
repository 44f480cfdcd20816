import { colours } from "../../content/visitorColours.json" with { type: "json" };
import { brandKey } from "./brandKey.ts";
import { cleanName } from "./cleanName.ts";

/** What a visitor has the pictures show. */
export interface VisitorBrand {
  /** Empty if only a colour is chosen. */
  name: string;
  colour: (typeof colours)[number];
}

/** A chosen colour, or the first. */
export const colourOf = (id: string | null | undefined): VisitorBrand["colour"] =>
  // biome-ignore lint/style/noNonNullAssertion: there are six.
  colours.find((colour) => colour.id === id) ?? colours[0]!;

/** What a fragment says, `shown-as=Acme&colour=teal`, of which nothing else is believed. */
export function brandIn(fragment: string | undefined): VisitorBrand | undefined {
  const said = new URLSearchParams(fragment ?? "");
  const name = cleanName(said.get(brandKey) ?? "");
  return name ? { name, colour: colourOf(said.get("colour")) } : undefined;
}

/** A fragment that says it. */
export const fragmentOf = ({ name, colour }: VisitorBrand): string =>
  `${new URLSearchParams({ [brandKey]: name, colour: colour.id })}`;
