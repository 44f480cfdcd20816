import { isUnsettled } from "../languages/choosing/unsettled.ts";
import { navigationType } from "./behaviour/firstView.ts";
import { scrollToTarget } from "./behaviour/target.ts";
import { faceLinks, faceOf } from "./faces.ts";

// Runs inline in the head. What the first paint does without is in the `<template id="later">` before this script: the
// styles of later sections, the fonts and the scripts. On a first visit they are asked for after the first paint
// (ADR 040).

declare global {
  /** On a first visit, what the page's script needs to show the later sections. */
  var arrival: Arrival | undefined;
}

export interface Arrival {
  /** Settled when all stylesheets have come, or failed to. */
  styled: Promise<unknown>;
  /** Shows all that is still hidden, and lets the page have loaded. */
  end: () => void;
}

const root = document.documentElement;
const { content } = document.querySelector("template") as HTMLTemplateElement;
const sheets = [...content.querySelectorAll<HTMLLinkElement>("[rel=stylesheet]")];
const scripts = [...content.querySelectorAll<HTMLScriptElement>("[src]")];
const styled = Promise.all(
  sheets.map(
    (sheet) =>
      new Promise((resolve) => {
        sheet.onload = sheet.onerror = resolve;
      }),
  ),
);
const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));

async function bring(): Promise<void> {
  document.head.append(...content.querySelectorAll(":not([src])"));
  await parsed;
  document.head.append(content);
}

const show = (): void => {
  delete root.dataset.arriving;
};

/** Goes where the address leads, which browsers try too early. */
const follow = (): void => void styled.then(show).then(scrollToTarget);

let end = (): void => {
  root.hidden = false;
};

// Nobody should see a page that is loaded again in another language: the page's script shows it, or loads it.
root.hidden = isUnsettled(root);

const navigation = navigationType();
const isLater =
  root.hidden ||
  // The files are in the cache, or nobody is looking, or the visitor asks for a later place.
  navigation !== "navigate" ||
  document.referrer.startsWith(`${origin}/`) ||
  document.hidden ||
  location.hash;

// In development, Vite brings the styles. Where they can block rendering, nothing is hidden from a browser that looks for
// the place where the visitor was.
if (sheets.some(({ blocking }) => !isLater || !blocking)) root.dataset.arriving = "";

if (isLater) {
  for (const sheet of sheets) sheet.blocking = "render";
  const faces = content.querySelectorAll<HTMLLinkElement>(faceLinks);
  void bring();
  for (const link of faces) document.fonts.add(faceOf(link, { display: "optional" }));
  // After a reload or on the way back, the browser knows where the visitor was.
  if (navigation === "navigate") follow();
  else void styled.then(show);
} else {
  const open = document.createElement("iframe");
  open.hidden = true;
  // The page has not loaded before all has come: a document that stays open holds the event back.
  void parsed.then(() => {
    root.append(open);
    open.contentDocument?.open();
  });
  // A link to what is still hidden does not wait for the script.
  addEventListener("hashchange", follow);
  end = () => {
    removeEventListener("hashchange", follow);
    show();
    open.remove();
  };
  globalThis.arrival = { styled, end };
  root.dataset.faces = "late";
  void new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    // Where nothing is painted, such as for a search engine.
    setTimeout(resolve, 2000);
  }).then(bring);
}

for (const script of scripts) script.onerror = () => void styled.then(end);
