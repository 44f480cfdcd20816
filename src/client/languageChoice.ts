import { isLanguage, type Language, languageCodes } from "../i18n/languages.ts";
import {
  chooseLanguage,
  cookieCandidates,
  languageCookie,
  languageKey,
  languageParameter,
  manualLanguageKey,
  queryCandidates,
  withoutParameters,
} from "../i18n/negotiation/choose.ts";
import { announce } from "./announcer.ts";

const announceKey = "language-changed";

/**
 * Stores a choice of language (D12, LN-03): writes the cookie and local storage, and reloads the page with the language
 * in its address; path, query, fragment and scroll position stay. With cookies blocked, only the address sets the
 * language; without the script, the link does.
 */
export function startLanguageChoice(root: Document = document): void {
  const served = root.documentElement.lang;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "back_forward") followChoice(served);
  else if (isLanguage(served) && chooseLanguage(queryCandidates(location.search), [served]))
    storeChoice(served);
  // A language may have been chosen in another tab since this page was prerendered.
  else if (navigation?.activationStart) followChoice(served);
  announceChange(root);

  root.querySelector("[data-language-switcher]")?.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !(event instanceof MouseEvent)) return;
    const link = event.target.closest("a");
    if (!link || !isLanguage(link.lang)) return;
    // Used for a new tab or window, and by the context menu.
    link.href = addressIn(link.lang);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    storeChoice(link.lang);
    if (link.lang === served) link.closest("details")?.removeAttribute("open");
    else {
      announceNext(link.lang);
      loadIn(link.lang);
    }
  });

  addEventListener("pageshow", ({ persisted }) => persisted && followChoice(served));
}

/** The current address in a language. Without `lng`, even English would yield to the cookie or the browser. */
function addressIn(language: Language): string {
  const address = new URL(location.href);
  const others = withoutParameters(address.search, [languageParameter]);
  address.search = `${others && `${others}&`}${languageParameter}=${language}`;
  return address.href;
}

/** Reloading keeps the scroll position and adds no second history entry for the page. */
function loadIn(language: Language): void {
  history.replaceState(history.state, "", addressIn(language));
  location.reload();
}

/** Pages from history may be in a language chosen before; the latest choice replaces it. */
function followChoice(served: string): void {
  const inCookie = languageInCookie();
  if (queryCandidates(location.search).length > 0) {
    const chosen = storedChoice() ?? inCookie;
    if (chosen && chosen !== served) loadIn(chosen);
  } else if (inCookie && inCookie !== served) location.reload();
}

// With storage blocked, reading or writing throws an error; in an opaque origin, cookies do so too.
function languageInCookie(): Language | undefined {
  try {
    return chooseLanguage(cookieCandidates(document.cookie), languageCodes);
  } catch {
    return undefined;
  }
}

function storedChoice(): Language | undefined {
  try {
    return chooseLanguage([localStorage.getItem(manualLanguageKey)], languageCodes);
  } catch {
    return undefined;
  }
}

function storeChoice(language: Language): void {
  try {
    document.cookie = languageCookie(language, { secure: location.protocol === "https:" });
    for (const key of [manualLanguageKey, languageKey]) localStorage.setItem(key, language);
  } catch {}
}

function announceNext(language: Language): void {
  try {
    sessionStorage.setItem(announceKey, language);
  } catch {}
}

/** Announces that the page has been reloaded in the chosen language. */
function announceChange(root: Document): void {
  try {
    if (sessionStorage.getItem(announceKey) !== root.documentElement.lang) return;
    sessionStorage.removeItem(announceKey);
  } catch {
    return;
  }
  // Live regions announce changes after load, not their content at load.
  requestAnimationFrame(() => announce([root.documentElement.dataset.changed ?? ""], root));
}
