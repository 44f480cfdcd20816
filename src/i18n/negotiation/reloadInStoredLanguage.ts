import type { Language } from "../languages.ts";
import { languageCookie, languageKey, manualLanguageKey, storedLanguage } from "./choose.ts";

/** The longest that a page is hidden while it is loaded again, in milliseconds. */
const longestHidden = 1000;

/**
 * Loads a page again where a storage, which the server cannot see, names another language (D10), and hides it until
 * then, for a second at most. If cookies or storage are blocked, nothing happens.
 * @param published languages of the site
 */
export function reloadInStoredLanguage(
  published: readonly Language[],
  { documentElement: root }: Document = document,
): void {
  try {
    const language = storedLanguage(
      [localStorage[manualLanguageKey], localStorage[languageKey], sessionStorage[languageKey]],
      root.lang,
      location.search,
      document.cookie,
      published,
    );
    if (!language) return;
    document.cookie = languageCookie(language, { secure: location.protocol === "https:" });
    if (!document.cookie.includes(`${languageKey}=${language}`)) return;
    root.hidden = true;
    setTimeout(() => {
      root.hidden = false;
    }, longestHidden);
    location.reload();
  } catch {}
}
