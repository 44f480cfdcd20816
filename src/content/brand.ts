import { z } from "zod";
import { type ChosenColours, colourOf, type Scheme } from "../styles/colours.ts";
import { contrast, fromHex } from "../styles/contrast.ts";
import { logo } from "./logo.ts";
import { contentSchema, openContent } from "./readContent.ts";
import { refuse } from "./validate.ts";

/** A colour as `#rrggbb`. */
export const hexColour = z
  .string()
  .regex(/^#[\da-f]{6}$/, { error: "expected a colour such as #2b7d9e", abort: true })
  .meta({ format: "color" });

const grounds = ["paper", "surface", "sunken", "tint-brokers", "tint-prop-firms", "tint-communities"];

/** Tokens that are seen on others, with the least contrast of text or graphics (WCAG 1.4.3, 1.4.11). */
const pairs: {
  tokens: string[];
  on: string[];
  least: number;
  /** The colour to change, and how. Without it, it is ink or paper. */
  fix?: [colour: keyof ChosenColours, better: string];
}[] = [
  { tokens: ["ink", "muted", "gain", "loss"], on: grounds, least: 4.5 },
  { tokens: ["on-dark", "on-dark-muted"], on: ["dark"], least: 4.5 },
  { tokens: ["line-strong"], on: ["paper"], least: 3 },
  { tokens: ["brass"], on: ["dark"], least: 4.5, fix: ["accent", "lighter"] },
  { tokens: ["focus"], on: grounds, least: 3, fix: ["accent", "lighter"] },
  { tokens: ["on-brass"], on: ["brass"], least: 4.5, fix: ["accent", "lighter"] },
  { tokens: ["brass-deep"], on: ["paper"], least: 3, fix: ["deep", "darker"] },
];

/** The colours that all others follow from (`src/styles/tokens.css`). What is hard to see is told one by one. */
export const siteColours = z
  .strictObject({
    paper: hexColour.meta({
      title: "Paper",
      description: "Nearly white: the ground of pages, and text on dark.",
    }),
    ink: hexColour.meta({ title: "Ink", description: "Nearly black: text, and dark grounds." }),
    accent: hexColour.meta({
      title: "Accent",
      description: "Buttons, which have text in ink, and the line across each page.",
    }),
    deep: hexColour.meta({
      title: "Deep accent",
      description: "The accent where it must be seen on paper, such as symbols: darker than the other.",
    }),
  })
  .superRefine((chosen, context) => {
    const [ink, paper] = [fromHex(chosen.ink), fromHex(chosen.paper)];
    const nearest =
      contrast(ink, [255, 255, 255]) < contrast(paper, [0, 0, 0])
        ? (["ink", "darker"] as const)
        : (["paper", "lighter"] as const);
    for (const { tokens, on, least, fix = nearest } of pairs)
      for (const scheme of ["light", "dark"] as const)
        for (const token of tokens)
          for (const ground of on) {
            const [own, other] = [token, ground].map((each) => fromHex(colourOf(each, scheme, chosen)));
            const found = own && other ? contrast(own, other) : 0;
            if (found >= least) continue;
            const [colour, better] = fix;
            const message = `${chosen[colour]} makes ${token} hard to see on ${ground} in ${scheme} mode, with a contrast of ${Math.floor(found * 10) / 10} where ${least} is needed`;
            return refuse(context, { path: [colour], message, fix: `choose a ${better} one` });
          }
  })
  .meta({ title: "Colours" });

export const schema = contentSchema({
  logo: logo(
    "logo",
    "An SVG file. What is black in it takes the colour of the text, so that it shows on dark. An opening bell is still drawn where a demo is booked and where a prop firm opens: it is the theme of the site, and no logo.",
  ),
  colours: siteColours,
});

/** How the brand is drawn; its name is in `site.config.json`. */
export const brand = openContent("brand.json").read(schema);

/** A colour token of the site as `#rrggbb`. @param token its name without the dashes: `paper` */
export const colour = (token: string, scheme: Scheme): string => colourOf(token, scheme, brand.colours);
