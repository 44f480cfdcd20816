import { z } from "zod";
import { english } from "../i18n/messages/english.ts";
import { openContent, wordedId } from "./readContent.ts";

/** The colours that a visitor chooses from, for the pictures of the product. */
export const { colours: visitorColours } = openContent("visitorColours.json").read({
  colours: z.array(
    z.strictObject({
      id: wordedId({ group: english.home.nameField.colours, key: "home:nameField.colours" }),
      hue: z.number().min(0).max(360),
      chroma: z.number().min(0).max(0.4),
    }),
  ),
});
