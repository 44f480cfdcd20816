// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listen } from "./listen.ts";

const schedulers = {
  brokers: "https://schedule.example/brokers",
  propFirms: "https://schedule.example/team?for=prop-firms",
  communities: "https://schedule.example/team?for=communities",
};
const report = vi.fn();

// In the form of our documents. What needs an engine is in tests/analytics.spec.ts.
beforeAll(() => {
  document.documentElement.lang = "en";
  listen(schedulers, report);
  document.addEventListener("click", (event) => event.preventDefault());
});
beforeEach(() => report.mockClear());

/** Presses the link in a piece of a document. */
function press(html: string, type = "click", button = 0): void {
  document.body.innerHTML = html;
  document
    .querySelector("a")
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
}

const scheduler = "https://schedule.example/brokers?utm_content=hero&utm_term=en";

test.each([
  [
    '<a href="https://schedule.example/team?for=communities&utm_content=hero">',
    { name: "call_to_action", button: "hero", scheduler: "communities" },
    "page",
  ],
  [
    '<a href="https://other.example/a/b?email=me#c">',
    { name: "outbound_link", target: "other.example/a/b" },
    "page",
  ],
  [
    '<a href="https://schedule.example/brokers">',
    { name: "outbound_link", target: "schedule.example/brokers" },
    "page",
  ],
  [
    '<section id="popup"><a href="https://events.example/fmls">',
    { name: "popup", action: "followed" },
    "popup",
  ],
])("following %s is reported once", (html, event, section) => {
  press(html);
  expect(report).toHaveBeenCalledExactlyOnceWith(event, section);
});

test.each([
  '<a href="/partners">',
  '<a href="#top">',
  '<a href="mailto:me@other.example">',
  '<a name="anchor">',
  '<details data-language-switcher><a href="?lng=en" lang="en">',
])("following %s is not reported", (html) => {
  press(html);
  expect(report).not.toHaveBeenCalled();
});

test("the middle button follows a link as well, the secondary one does not", () => {
  press(`<a href="${scheduler}">`, "auxclick", 1);
  expect(report).toHaveBeenCalledOnce();
  press(`<a href="${scheduler}">`, "auxclick", 2);
  expect(report).toHaveBeenCalledOnce();
});
