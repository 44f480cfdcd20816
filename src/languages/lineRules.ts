import type { Language } from "./languages.ts";

/** Where a line of large type may end, for one language. Punctuation is left to the browser. */
export interface LineRules {
  /** Words that belong to the next one and never end a line, in lower case. */
  neverLast?: readonly string[];
  /** Words that belong to the one before and never begin a line, in lower case. In Chinese, also endings of words. */
  neverFirst?: readonly string[];
  /**
   * Words of a language without spaces that segmenters take apart, and phrases of one message that read badly in halves.
   * What no message has any more does no harm.
   */
  unbroken?: readonly string[];
}

/**
 * The rules that `pipeline/lineEnds.ts` keeps and `tests/widths.spec.ts` looks for (ADR 021). Articles, conjunctions
 * and prepositions of a syllable end no line, Hindi postpositions and auxiliaries begin none. Longer ones are left out:
 * on narrow screens they would take too long a word with them.
 */
export const lineRules: Readonly<Partial<Record<Language, LineRules>>> = {
  en: { neverLast: ["a", "an", "the"] },
  es: {
    neverLast: [
      ...["a", "al", "con", "de", "del", "e", "el", "en", "ha", "la", "las", "lo", "los", "me", "mi", "mis"],
      ...["ni", "no", "nos", "o", "por", "que", "se", "sin", "su", "sus", "tras", "u", "un", "una", "y"],
    ],
  },
  pt: {
    neverLast: [
      ...["a", "à", "ao", "aos", "as", "às", "com", "da", "das", "de", "do", "dos", "e", "em", "na", "nas"],
      ...["não", "no", "nos", "num", "o", "os", "ou", "por", "que", "se", "sem", "seu", "seus", "um", "uma"],
    ],
  },
  ru: {
    neverLast: [
      ...["а", "без", "в", "во", "для", "до", "за", "и", "из", "к", "ко", "на", "не"],
      ...["ни", "но", "о", "об", "от", "по", "под", "при", "про", "с", "со", "у", "чем", "что"],
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
    neverFirst: [..."的了吗呢吧着过们地得上里中内外前后员商者家台性率", "的是"],
    // A longer word stands before the words that it begins with. The last rows are phrases that read badly in halves.
    unbroken: [
      ...["董事会", "浏览器", "页面", "合规", "对账单", "主理人", "创始人", "开市钟", "电子表格", "解决方案"],
      ...["合作伙伴", "自营交易公司", "自营公司", "自营考核", "自营", "社群", "赠金", "回撤", "忠诚度"],
      ...["实盘大赛", "实盘赛", "实盘", "模拟大赛", "模拟赛", "模拟杯", "模拟", "交易大赛", "交易量", "参赛"],
      ...["下一届杯赛", "下一届", "杯赛", "一场场", "第一通", "第二场", "第一封", "第一笔", "一笔", "首单"],
      ...["敲响", "卖出", "准备好", "取决于", "进行时", "经纪商", "开户赠金", "开赛时间", "四十位", "那张表"],
      ...["肯点开的", "再也不用", "谁能看到", "核对不了的", "拿到钱的", "同一把尺", "哪笔返佣", "三级返佣"],
      ...["那行记录", "那种对账会", "一张规则表", "告别电子表格", "一年的直播课", "拿到名次的人", "现在周一"],
      ...["留下来的人", "其实已决定", "我能逐个客户", "事情就结了", "只有这封邮件", "挂自己名字的"],
      ...["挂我们名字的", "有了月度杯赛", "都得买两遍", "我们只写在", "还有我的标志", "客户也自己回来了"],
      ...["开赛前我就读到了", "没人愿意为它去拓客"],
    ],
  },
  ja: {
    unbroken: [
      ...["部門", "全ティア", "方法", "方針", "見た目", "導入前と後", "お聞かせ"],
      ...["くこと", "うこと", "いこと", "たこと", "ること", "の声", "の前に", "の後"],
      ...["のために", "について", "にあたり", "になりました", "になる", "にする"],
      ...["入賞する人", "離れかけた人", "新しい人", "続ける人", "誘う人", "貴社の顧客"],
      ...["誰の担当", "誰のもの", "メンバーのデータ", "次のカップ", "最初のチャレンジ"],
      ...["このメール", "どのブローカー", "どのくらい", "うちが送るのは", "AIは警告まで"],
      ...["それで終わり", "もう心を", "目を覚ます", "報酬になった", "自分から戻り"],
    ],
  },
};
