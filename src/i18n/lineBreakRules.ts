import type { Language } from "./languages.ts";

/** Where a line of large type may end, for one language. Punctuation is left to the browser. */
export interface LineBreakRules {
  /** Words that belong to the next one and never end a line, in lower case. */
  noBreakAfter?: readonly string[];
  /** Words of at most so many letters never end a line either, unless they belong to the one before. */
  noBreakAfterUpTo?: number;
  /** Words that belong to the one before and never begin a line, in lower case. In Chinese, also endings of words. */
  noBreakBefore?: readonly string[];
  /**
   * Words of a language without spaces that segmenters take apart. Phrases of one message have a no-break mark in the catalogue
   * (docs/translating.md, Lines).
   */
  unbroken?: readonly string[];
}

/**
 * Whether quotations of a language have the line ends of large type. Japanese ones are left to the browser like running
 * text: with whole phrases their lines were half empty on a phone.
 */
export const hasLargeQuotations = (language: Language): boolean => language !== "ja";

/**
 * The rules that `lineBreaks.ts` keeps and `tests/widths.spec.ts` looks for (ADR 021). Articles, conjunctions
 * and prepositions of a syllable end no line, Hindi postpositions and auxiliaries begin none. Longer ones are left out:
 * on narrow screens they would take too long a word with them.
 */
export const lineBreakRules: Readonly<Partial<Record<Language, LineBreakRules>>> = {
  en: { noBreakAfter: ["a", "an", "the"] },
  es: {
    noBreakAfter: [
      ...["a", "al", "con", "de", "del", "e", "el", "en", "ha", "la", "las", "lo", "los", "me", "mi", "mis"],
      ...["ni", "no", "nos", "o", "por", "que", "se", "sin", "su", "sus", "tras", "u", "un", "una", "y"],
    ],
  },
  pt: {
    noBreakAfter: [
      ...["a", "à", "ao", "aos", "as", "às", "com", "da", "das", "de", "do", "dos", "e", "em", "na", "nas"],
      ...["não", "no", "nos", "num", "o", "os", "ou", "por", "que", "se", "sem", "seu", "seus", "um", "uma"],
    ],
  },
  ru: {
    // Prepositions, conjunctions, particles and pronouns.
    noBreakAfterUpTo: 2,
    noBreakAfter: ["без", "для", "под", "при", "про", "чем", "что", "или", "как"],
    noBreakBefore: ["—", "бы", "же", "ли"],
  },
  hi: {
    noBreakAfter: ["और", "या", "कि", "जो", "न", "एक", "हर", "कोई", "बस", "तब", "मैं", "वह", "वे", "उस"],
    noBreakBefore: [
      ...["का", "की", "के", "को", "तक", "ने", "पर", "भी", "में", "से", "ही"],
      ...["लिए", "पास", "बाद", "बार", "साथ", "वाला", "वाले", "वाली"],
      ...["है", "हैं", "हूँ", "था", "थी", "थे", "हो"],
    ],
  },
  zh: {
    noBreakBefore: [..."的了吗呢吧着过们地得上里中内外前后员商者家台性率", "的是"],
    // A longer word stands before the words that it begins with.
    unbroken: [
      ...["董事会", "浏览器", "页面", "合规", "对账单", "主理人", "创始人", "解决方案", "合作伙伴"],
      ...["自营交易公司", "自营公司", "自营", "社群", "赠金", "回撤", "忠诚度", "经纪商", "开户赠金"],
      ...["实盘大赛", "实盘赛", "实盘", "模拟大赛", "模拟赛", "模拟", "交易大赛", "交易量", "参赛", "下一场"],
      ...["大赛", "一笔", "启动会", "卖出", "准备好", "取决于"],
    ],
  },
  ja: {
    unbroken: [
      ...["部門", "全ティア", "方法", "方針", "お聞かせ", "誰のもの", "最初のチャレンジ", "どのくらい"],
      ...["くこと", "うこと", "いこと", "たこと", "ること", "の声", "の前に", "の後"],
      ...["のために", "について", "にあたり", "になりました", "になる", "にする"],
    ],
  },
};
