/** 50 steps over 1200 ms (WG-01). */
export const steps = 50;
export const stepMilliseconds = 1200 / steps;

/** Plain digits, or groups separated by a comma, point, apostrophe or space (the last of three); then decimals. */
const numeral =
  /[1-9]\d{0,2}(?:[.,'’ \u00a0\u202f]\d{2,3})*[.,'’ \u00a0\u202f]\d{3}(?!\d)(?:[.,](\d+))?|\d+(?:[.,](\d+))?/g;

/** The numeral times `share`, with the separators of the original as far as there are digits. */
function scale(text: string, decimals: number, share: number): string {
  const digits = text.replace(/\D/g, "");
  const rest = [...String(Math.round(Number(digits) * share)).padStart(decimals + 1, "0")];
  let scaled = "";
  for (const character of [...text].reverse()) {
    if (rest.length === 0) break;
    scaled = (/\d/.test(character) ? rest.pop() : character) + scaled;
  }
  return scaled;
}

/** The decimals with which a whole number counts: one of few units, as `5 लाख`, would show few of its steps without. */
const decimalsFor = (whole: number): number => {
  if (whole === 1) return 2;
  return whole > 1 && whole < 20 ? 1 : 0;
};

/**
 * The text of a counter at a step (0 to 50) on its way to a localised figure: every numeral grows from zero, other text
 * stays. `figureAt("+$50M", 25)` is `"+$25M"`; the last step is the figure itself.
 * @param point the decimal separator of the language
 */
export function figureAt(figure: string, step: number, point = "."): string {
  if (step >= steps) return figure;
  return figure.replace(numeral, (text: string, afterGroups?: string, plain?: string) => {
    const decimals = (afterGroups ?? plain ?? "").length;
    // Not a number if it has groups, so it is large.
    const more = decimals > 0 ? 0 : decimalsFor(Number(text));
    const exact = more > 0 ? text + point + "0".repeat(more) : text;
    return scale(exact, decimals + more, step / steps);
  });
}
