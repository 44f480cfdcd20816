import type { Language } from "./languages.ts";

/** Where a line of large type may end, for one language. Punctuation is left to the browser. */
export interface LineRules {
  /** Words that belong to the next one and never end a line, in lower case. */
  neverLast?: readonly string[];
  /** Words that belong to the one before and never begin a line, in lower case. In Chinese, also endings of words. */
  neverFirst?: readonly string[];
  /** Words of a language without spaces that segmenters take apart. */
  unbroken?: readonly string[];
}

/**
 * The rules that `pipeline/lineEnds.ts` keeps and `tests/widths.spec.ts` looks for (ADR 021). Articles, conjunctions
 * and prepositions of a syllable end no line, Hindi postpositions and auxiliaries begin none. Words of two syllables are
 * left out: on narrow screens they would take too long a word with them.
 */
export const lineRules: Readonly<Record<Language, LineRules>> = {
  en: { neverLast: ["a", "an", "the"] },
  es: {
    neverLast: ["a", "al", "de", "del", "e", "el", "en", "la", "las", "lo", "los", "o", "su", "u", "un", "y"],
  },
  pt: {
    neverLast: ["a", "à", "ao", "as", "da", "de", "do", "e", "em", "na", "no", "o", "os", "ou", "seu", "um"],
  },
  ru: {
    neverLast: [
      ...["а", "в", "во", "за", "и", "из", "к", "ко", "на", "не"],
      ...["ни", "но", "о", "об", "от", "по", "с", "со", "у"],
    ],
    neverFirst: ["—", "бы", "же", "ли"],
  },
  hi: {
    neverLast: ["और", "या", "कि", "जो", "न", "एक", "हर", "कोई", "बस", "तब", "मैं", "वह", "वे", "उस"],
    neverFirst: [
      ...["का", "की", "के", "को", "तक", "ने", "पर", "भी", "में", "से", "ही"],
      ...["लिए", "पास", "बाद", "बार", "साथ"],
      ...["है", "हैं", "हूँ", "था", "थी", "थे", "हो"],
    ],
  },
  zh: {
    neverFirst: [..."的了吗呢吧着过们地得上里中内外前后员商者家台性率"],
    unbroken: [
      ...[
        "董事会",
        "浏览器",
        "页面",
        "模拟",
        "实盘",
        "交易量",
        "合规",
        "对账单",
        "主理人",
        "创始人",
        "开市钟",
      ],
      ...["电子表格", "合作伙伴", "解决方案", "自营", "敲响", "卖出", "首单", "一笔", "参赛"],
    ],
  },
  ja: { unbroken: ["部門"] },
};
