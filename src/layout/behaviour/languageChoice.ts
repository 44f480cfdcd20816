import {
  cookieCandidates,
  languageCookie,
  languageKey,
  languageParameter,
  manualLanguageKey,
} from "../../languages/choose.ts";
import { isLanguage, type Language } from "../../languages/languages.ts";

const announceKey = "language-changed";

/**
 * Keeps a choice of language (D12, LN-03): writes the cookie and local storage and loads the page anew where the
 * visitor stands, so that path, query, hash and scroll position stay. With storage blocked the link does it alone.
 */
export function startLanguageChoice(root: Document = document): void {
  const served = root.documentElement.lang;
  const address = new URL(location.href);
  if (address.searchParams.has(languageParameter)) {
    if (isLanguage(served) && address.searchParams.get(languageParameter) === served) storeChoice(served);
    address.searchParams.delete(languageParameter);
    history.replaceState(history.state, "", address);
  }
  announce(root);

  root.querySelector("[data-language-switcher]")?.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !(event instanceof MouseEvent)) return;
    const link = event.target.closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!isLanguage(link.lang) || !storeChoice(link.lang)) return;
    event.preventDefault();
    if (link.lang === served) link.closest("details")?.removeAttribute("open");
    else location.reload();
  });

  // The back/forward cache keeps pages in the language they had.
  addEventListener("pageshow", ({ persisted }) => {
    const [cookie] = cookieCandidates(root.cookie);
    if (persisted && cookie && cookie !== served) location.reload();
  });
}

/** Stores a choice. @returns whether the cookie took it, so that the server will see it */
function storeChoice(language: Language): boolean {
  document.cookie = languageCookie(language, { secure: location.protocol === "https:" });
  try {
    for (const key of [manualLanguageKey, languageKey]) localStorage.setItem(key, language);
    sessionStorage.setItem(announceKey, language);
  } catch {}
  return cookieCandidates(document.cookie).includes(language);
}

/** Tells assistive technology that the page came back in the chosen language. */
function announce(root: Document): void {
  try {
    if (sessionStorage.getItem(announceKey) !== root.documentElement.lang) return;
    sessionStorage.removeItem(announceKey);
  } catch {
    return;
  }
  const announcer = root.querySelector("[data-announcer]");
  // A live region speaks of changes after load, not of what it holds at load.
  requestAnimationFrame(() => {
    if (announcer) announcer.textContent = root.documentElement.dataset.changed ?? "";
  });
}
