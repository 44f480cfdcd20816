import { languageCookie, languageKey, manualLanguageKey, storedLanguage } from "./choose.ts";

/**
 * Loads a page that is hidden because its language is not settled again, in the language that a storage names (D10), or
 * shows it. If cookies or storage are blocked, it shows it.
 */
export function settleLanguage({ documentElement: root }: Document = document): void {
  if (!root.hidden) return;
  try {
    const language = storedLanguage(
      [localStorage[manualLanguageKey], localStorage[languageKey], sessionStorage[languageKey]],
      root.lang,
      location.search,
      document.cookie,
      __PUBLISHED__,
    );
    if (language) {
      document.cookie = languageCookie(language, { secure: location.protocol === "https:" });
      if (document.cookie.includes(`${languageKey}=${language}`)) {
        location.reload();
        return;
      }
    }
  } catch {}
  root.hidden = false;
}
