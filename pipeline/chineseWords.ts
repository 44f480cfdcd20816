const words = new Intl.Segmenter("zh", { granularity: "word" });

/** Characters that never begin a line: particles and other suffixes of the word before them. */
const particle = /^[的了吗呢吧着过们地得上里中内外前后员商者家台性率]$/u;

/** Chinese is written without spaces, and browsers break it between any two characters. */
const han = /\p{Script=Han}{3,}/gu;

/** Large type, where a broken word stands out; it has `word-break: keep-all` (src/styles/scripts/han.css). */
const large = /<(h[1-4]|summary|legend|blockquote)\b[^>]*>.*?<\/\1>/gs;
const tag = /(<[^>]*>)/;

/** Splits a run of characters into words. Single characters are joined in pairs, and a last one joins its neighbour. */
export function wordsIn(run: string): string[] {
  const found: string[] = [];
  let single = "";
  for (const { segment } of words.segment(run)) {
    const last = found.length - 1;
    if (single === "" && last >= 0 && particle.test(segment)) found[last] += segment;
    else if (segment.length > 1 || single !== "") {
      found.push(single + segment);
      single = "";
    } else single = segment;
  }
  if (single) found.push(`${found.pop() ?? ""}${single}`);
  return found;
}

/** Puts zero-width spaces between the words of the headings, questions and quotations of a Chinese document. */
export const markWords = (html: string): string =>
  html.replace(large, (element) =>
    element
      .split(tag)
      .map((part, index) => (index % 2 ? part : part.replace(han, (run) => wordsIn(run).join("\u200b"))))
      .join(""),
  );
