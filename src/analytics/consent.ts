import { announce } from "../client/announcer.ts";
import type { Language } from "../i18n/languages.ts";
import { pathIn } from "../i18n/negotiation/pathIn.ts";
import styles from "./consent.css?inline";

/** The words of the notice in one language. */
export interface ConsentWords {
  label: string;
  question: string;
  allow: string;
  decline: string;
  /** On the button in the footer. */
  change: string;
  /** On the link to the privacy policy. */
  privacy: string;
}

const key = "analytics-consent";

/** Days after which either answer is asked for again, as the CNIL recommends: six months. */
const lastsDays = 182;

interface Consent {
  /** The words of each published language. */
  words: Readonly<Partial<Record<Language, ConsentWords>>>;
  /** Path of the privacy policy. */
  privacyPolicy: string;
  /** Starts what needs consent. */
  start: () => void;
  /** Stops it and forgets what it stored. The page loads anew after that. */
  stop: () => void;
}

/**
 * Asks once whether the visitor may be measured, remembers the answer, and puts a button into the footer by which it is
 * changed. Where it cannot be remembered, nobody is asked, and nothing is measured.
 */
export function askConsent({ words, privacyPolicy, start, stop }: Consent): void {
  // Documents exist only in our languages.
  const language = document.documentElement.lang as Language;
  const own = words[language];
  if (!own || !isStorageOpen()) return;
  let isStarted = false;
  const allow = (): void => {
    if (!isStarted) start();
    isStarted = true;
  };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const policy = pathIn(language, privacyPolicy);
  const change = element("button", own.change, { type: "button" });
  change.dataset.consent = "";
  document.querySelector(`footer a[href="${policy}"]`)?.after(change);

  let cameFrom: HTMLElement | null = document.querySelector("main");
  const notice = makeNotice(own, policy, (isAllowed) => {
    const heldFocus = notice.contains(document.activeElement);
    notice.hidePopover();
    if (heldFocus) cameFrom?.focus({ preventScroll: true });
    if (!isAllowed && isStarted) stop();
    // A storage that is full keeps no new answer, and must not keep the old one.
    localStorage.removeItem(key);
    try {
      localStorage.setItem(key, JSON.stringify({ isAllowed, day: today() }));
    } catch {}
    if (isAllowed) allow();
    else if (isStarted) location.reload();
  });
  // Early in tab order, like the popup.
  document.querySelector(".skip-link")?.after(notice);
  const open = (): void => {
    if (!notice.matches(":popover-open")) notice.showPopover();
    document.documentElement.style.setProperty("--consent-height", `${notice.offsetHeight}px`);
  };
  change.addEventListener("click", () => {
    cameFrom = change;
    open();
    notice.querySelector("button")?.focus();
  });

  const answer = storedAnswer();
  if (answer === true) allow();
  else if (answer === undefined) {
    open();
    announce([own.label, own.question]);
  }
}

/** A popover, so that it lies over the page, takes no focus, and the popup banner waits for it (ADR 013). */
function makeNotice(
  words: ConsentWords,
  privacyPolicy: string,
  answer: (isAllowed: boolean) => void,
): HTMLElement {
  const notice = element("section", "", { id: "consent", popover: "manual", ariaLabel: words.label });
  const text = element("p", `${words.question} `);
  text.append(element("a", words.privacy, { href: privacyPolicy }));
  const buttons = element("div", "");
  for (const [isAllowed, label] of [
    [false, words.decline],
    [true, words.allow],
  ] as const) {
    const button = element("button", label, { type: "button" });
    button.addEventListener("click", () => answer(isAllowed));
    buttons.append(button);
  }
  notice.append(text, buttons);
  return notice;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: text }, properties);
}

const today = (): number => Math.floor(Date.now() / 86_400_000);

function storedAnswer(): boolean | undefined {
  try {
    const { isAllowed, day } = JSON.parse(localStorage.getItem(key) ?? "{}");
    return today() - day < lastsDays ? isAllowed === true : undefined;
  } catch {
    return undefined;
  }
}

function isStorageOpen(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}
