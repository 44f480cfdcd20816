import { languageKey, manualLanguageKey } from "./choose.ts";

/**
 * Whether the visitor may have chosen another language than that of the document, by storages that the server cannot
 * see (D10). This is part of the script in the head, so it leaves all but the obvious to `settleLanguage`.
 * @returns `false` if storage is blocked
 */
export function isUnsettled(root: HTMLElement): boolean {
  try {
    const stored =
      localStorage[manualLanguageKey] || localStorage[languageKey] || sessionStorage[languageKey];
    return (stored || root.lang) !== root.lang;
  } catch {
    return false;
  }
}
