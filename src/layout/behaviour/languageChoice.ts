import {
  chooseLanguage,
  cookieCandidates,
  languageCookie,
  languageKey,
  languageParameter,
  manualLanguageKey,
  queryCandidates,
} from "../../languages/choosing/choose.ts";
import { isLanguage, type Language, languageCodes } from "../../languages/languages.ts";

const announceKey = "language-changed";

/**
 * Keeps a choice of language (D12, LN-03): writes the cookie and local storage and loads the page anew where the
 * visitor stands, with the language in its address, so that path, query, hash and scroll position stay. With cookies
 * blocked the address does it alone, without a script the link.
 */
export function startLanguageChoice(root: Document = document): void {
  const served = root.documentElement.lang;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "back_forward") followChoice(served);
  else if (isLanguage(served) && chooseLanguage(queryCandidates(location.search), [served]))
    storeChoice(served);
  announce(root);

  root.querySelector("[data-language-switcher]")?.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !(event instanceof MouseEvent)) return;
    const link = event.target.closest("a");
    if (!link || !isLanguage(link.lang)) return;
    // The link itself leads there as well where a visitor wants another tab.
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

/** The address that the visitor is at, in a language: English is named too, or cookie and browser might overrule it. */
function addressIn(language: Language): string {
  const address = new URL(location.href);
  address.searchParams.set(languageParameter, language);
  return address.href;
}

/** A reload keeps the scroll position, and history gets no entry in which the page is there a second time. */
function loadIn(language: Language): void {
  history.replaceState(history.state, "", addressIn(language));
  location.reload();
}

/** History keeps pages in the language they had, and addresses that name it: the last choice goes before those. */
function followChoice(served: string): void {
  const inCookie = chooseLanguage(cookieCandidates(document.cookie), languageCodes);
  if (queryCandidates(location.search).length > 0) {
    const chosen = storedChoice() ?? inCookie;
    if (chosen && chosen !== served) loadIn(chosen);
  } else if (inCookie && inCookie !== served) location.reload();
}

function storedChoice(): Language | undefined {
  try {
    return chooseLanguage([localStorage.getItem(manualLanguageKey)], languageCodes);
  } catch {
    return undefined;
  }
}

function storeChoice(language: Language): void {
  document.cookie = languageCookie(language, { secure: location.protocol === "https:" });
  try {
    for (const key of [manualLanguageKey, languageKey]) localStorage.setItem(key, language);
  } catch {}
}

function announceNext(language: Language): void {
  try {
    sessionStorage.setItem(announceKey, language);
  } catch {}
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
