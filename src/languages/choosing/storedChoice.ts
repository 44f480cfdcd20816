import { languageCookie, languageKey, manualLanguageKey, storedLanguage } from "./choose.ts";

// Runs inline in the head, before the first paint (D10). If cookies or storage are blocked, it does nothing.
try {
  const language = storedLanguage(
    [localStorage[manualLanguageKey], localStorage[languageKey], sessionStorage[languageKey]],
    document.documentElement.lang,
    location.search,
    document.cookie,
    __PUBLISHED__,
  );
  if (language) {
    document.cookie = languageCookie(language, { secure: location.protocol === "https:" });
    if (document.cookie.includes(`${languageKey}=${language}`)) location.reload();
  }
} catch {}
