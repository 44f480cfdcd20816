import { popupClosedKey } from "../client/popup.ts";
import type { MeasuredEvent } from "./events.ts";
import { sectionOf } from "./sectionOf.ts";

type Report = (event: MeasuredEvent, section: string) => void;

/**
 * Reports what visitors do, from what documents hold anyway: ids, `data-opens`, the tracking of scheduler links. Listens
 * while an event is on its way down, before a handler can move or hide what was pressed.
 * @param schedulers addresses of the demo schedulers by name
 */
export function listen(schedulers: Readonly<Record<string, string>>, report: Report, root = document): void {
  let opener: Element | undefined;
  let hasFollowedPopup = false;

  const press = ({ target, button }: MouseEvent): void => {
    // Links react to the middle button too, but not to the secondary one.
    if (!(target instanceof Element) || button > 1) return;
    opener = target.closest("[data-opens]") ?? undefined;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (!link) return;
    const event = followed(link, schedulers);
    if (!event) return;
    hasFollowedPopup ||= event.name === "popup";
    report(event, sectionOf(link));
  };
  root.addEventListener("click", press, { capture: true });
  root.addEventListener("auxclick", press, { capture: true });

  const opened = (dialog: HTMLDialogElement): void => {
    const name = location.hash.slice(1);
    if (dialog.matches("[data-case-overlay]")) report({ name: "case_opened", case: name }, "case-studies");
    else {
      const button = opener ? sectionOf(opener) : "address";
      report({ name: "dialog_opened", dialog: dialog.id, button }, button);
    }
    opener = undefined;
  };
  for (const dialog of root.querySelectorAll("dialog[open]")) opened(dialog as HTMLDialogElement);

  // Also covers the keyboard, addresses, find-in-page and engines without a `toggle` event on dialogs.
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLDialogElement && target.open) opened(target);
      else if (target instanceof Element && target.ariaSelected === "true")
        report({ name: "tab_selected", tab: target.id.replace(/^tab-/, "") }, sectionOf(target));
    }
  }).observe(root.body, { subtree: true, attributeFilter: ["open", "aria-selected"] });

  let wasShown = false;
  root.addEventListener(
    "toggle",
    (event) => {
      if (!(event.target instanceof Element) || event.target.id !== "popup") return;
      if ((event as ToggleEvent).newState === "open") {
        if (!wasShown) report({ name: "popup", action: "shown" }, "popup");
        wasShown = true;
      } else if (!hasFollowedPopup && wasClosedByHand()) report({ name: "popup", action: "closed" }, "popup");
    },
    { capture: true },
  );
}

/** What following a link means, if it is measured. */
function followed(
  link: HTMLAnchorElement,
  schedulers: Readonly<Record<string, string>>,
): MeasuredEvent | undefined {
  const { href, lang, protocol, host, pathname } = link;
  if (link.closest("[data-language-switcher]"))
    return lang === document.documentElement.lang ? undefined : { name: "language_chosen", chosen: lang };
  if (link.closest("#popup")) return { name: "popup", action: "followed" };
  if (!protocol.startsWith("http") || host === location.host) return undefined;
  const button = new URL(href).searchParams.get("utm_content");
  const scheduler = Object.keys(schedulers).find((name) => leadsTo(new URL(href), schedulers[name] ?? ""));
  if (button && scheduler) return { name: "call_to_action", button, scheduler };
  return { name: "outbound_link", target: host + pathname };
}

/** Whether a link's address is another one, with or without more in its query. */
function leadsTo({ origin, pathname, searchParams }: URL, address: string): boolean {
  const other = new URL(address);
  return (
    origin === other.origin &&
    pathname === other.pathname &&
    Array.from(other.searchParams).every(([name, value]) => searchParams.get(name) === value)
  );
}

/** The popup also hides when a visitor gives the pictures a name. With storage blocked, closing it goes unreported. */
function wasClosedByHand(): boolean {
  try {
    return sessionStorage.getItem(popupClosedKey) !== null;
  } catch {
    return false;
  }
}
