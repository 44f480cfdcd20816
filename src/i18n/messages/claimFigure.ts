import { type ClaimId, claims } from "../../content/claims.ts";
import type { Language } from "../languages.ts";
import { type FigureStyle, formatFigure } from "./figure.ts";

/** The figure of a claim of this site, as the language writes it: `500K+`, `+40–60%`, `98%`. A decrease has no sign. */
export const claimFigure = (language: Language, id: ClaimId, style?: FigureStyle): string =>
  formatFigure(language, claims[id], style);
