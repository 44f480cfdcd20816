const words = new Intl.Segmenter("zh", { granularity: "word" });

/** What belongs to the word before it. */
const particle = /^[的了吗呢吧着过们地得上里中内外前后员商者家台性率]$/u;

/** Chinese is written without spaces, and browsers break it between any two characters. */
const han = /\p{Script=Han}{3,}/gu;

/** Texts in large type, where a broken word shows; the marks are for `word-break: keep-all` (src/styles/scripts/han.css). */
const large = /<(h[1-4]|summary|legend|blockquote)\b[^>]*>.*?<\/\1>/gs;
const tag = /(<[^>]*>)/;

/** The words of a run of characters. Those of a single character go by twos, and with a neighbour where one is left. */
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

/** Marks where words end in the headings, questions and quotations of a Chinese document. */
export const markWords = (html: string): string =>
  html.replace(large, (element) =>
    element
      .split(tag)
      .map((part, index) => (index % 2 ? part : part.replace(han, (run) => wordsIn(run).join("\u200b"))))
      .join(""),
  );
