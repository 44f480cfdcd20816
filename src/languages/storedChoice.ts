import { type Candidate, languageCookie, languageKey, manualLanguageKey, storedLanguage } from "./choose.ts";
import type { Language } from "./languages.ts";

// Runs inline in the head, before the first paint (D10). With cookies or storage blocked it does nothing.

const read = (storage: () => Storage, key: string): Candidate => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

const language = storedLanguage({
  query: location.search,
  cookies: document.cookie,
  stored: [
    read(() => localStorage, manualLanguageKey),
    read(() => localStorage, languageKey),
    read(() => sessionStorage, languageKey),
  ],
  served: document.documentElement.lang as Language,
  published: __PUBLISHED__,
});

if (language) {
  document.cookie = languageCookie(language, { secure: location.protocol === "https:" });
  if (document.cookie.includes(`${languageKey}=${language}`)) location.reload();
}
