import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadInStoredLanguage } from "./reloadInStoredLanguage.ts";

interface Page {
  local?: Record<string, string>;
  session?: Record<string, string>;
  protocol?: string;
}

/** Runs the script of the head. @returns the cookies they set, the number of reloads, and whether the page is hidden */
function runIn(page: Page): { set: string[]; reloads: number; hidden: boolean } {
  const { local = {}, session = {}, protocol = "https:" } = page;
  let cookies = "";
  const set: string[] = [];
  const reload = vi.fn();
  const root = { lang: "en", hidden: false } as HTMLElement;
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("location", { search: "", protocol, reload });
  vi.stubGlobal("document", {
    documentElement: root,
    get cookie() {
      return cookies;
    },
    set cookie(text: string) {
      set.push(text);
      cookies = text.split(";")[0] ?? "";
    },
  });
  reloadInStoredLanguage(["en", "es", "ja"]);
  return { set, reloads: reload.mock.calls.length, hidden: Boolean(root.hidden) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const spanish = "i18nextLng=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure";

test.each<[string, Page]>([
  ["a choice by hand", { local: { "manual-language": "es", i18nextLng: "ja" } }],
  ["local storage", { local: { i18nextLng: "es" }, session: { i18nextLng: "ja" } }],
  ["session storage", { session: { i18nextLng: "es" } }],
])("LN-01 the language of %s becomes a cookie, and the page is loaded again", (_source, page) => {
  expect(runIn(page)).toEqual({ set: [spanish], reloads: 1, hidden: true });
});

test("LN-01 a page that is not loaded again within a second is shown", () => {
  runIn({ local: { i18nextLng: "es" } });
  const root = document.documentElement;
  vi.advanceTimersByTime(999);
  expect(root.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(root.hidden).toBe(false);
});

test("LN-03 the cookie is not Secure on plain HTTP", () => {
  const { set } = runIn({ local: { i18nextLng: "es" }, protocol: "http:" });
  expect(set).toEqual([spanish.replace("; Secure", "")]);
});
