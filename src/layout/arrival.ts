// Runs inline in the head. Brings what the first paint does without: the styles behind the first screen, the script and
// the fonts, from the `<template id="later">` before it (ADR 040).

const root = document.documentElement;
const { content } = document.querySelector<HTMLTemplateElement>("#later") as HTMLTemplateElement;
const sheets = [...content.querySelectorAll<HTMLLinkElement>("[rel=stylesheet]")];
const faces = Array.from(
  content.querySelectorAll<HTMLLinkElement>("[as=font]"),
  ({ dataset: { family = "", weight = "" }, attributes }) =>
    new FontFace(family, `url(${attributes.getNamedItem("href")?.value})`, { weight, display: "optional" }),
);
const script = content.querySelector("script");

const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
/** Whether files are likely to be in the cache, or nobody is looking, or the visitor asks for a later place. */
const isWarm =
  navigation?.type !== "navigate" ||
  document.prerendering ||
  document.hidden ||
  location.hash !== "" ||
  document.referrer.startsWith(`${location.origin}/`);

const settled = (element: HTMLElement): Promise<unknown> =>
  new Promise((resolve) => {
    element.onload = element.onerror = resolve;
  });
const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** What the initial styles hide as long as the root has `data-arriving` (pipeline/stylesheets.ts). */
const hidden = "main>:first-child~*,main~*,[data-later-styles]>*";

async function bring(): Promise<void> {
  const styled = Promise.all(sheets.map(settled));
  const written = Promise.allSettled(faces.map((face) => face.load()));
  document.head.append(...sheets);
  if (isWarm) for (const face of faces) document.fonts.add(face);
  await parsed;
  if (script) document.head.append(script);
  await styled;
  if (!isWarm) {
    await Promise.race([written, new Promise((resolve) => setTimeout(resolve, 100))]);
    for (const face of faces) if (face.status === "loaded") document.fonts.add(face);
    for (const element of document.querySelectorAll<HTMLElement>(hidden)) element.dataset.late = "";
  }
  delete root.dataset.arriving;
  for (const element of document.querySelectorAll<HTMLElement>("[data-late]")) {
    await frame();
    delete element.dataset.late;
  }
}

if (sheets.length > 0) {
  root.dataset.arriving = "";
  if (isWarm) {
    for (const sheet of sheets) sheet.setAttribute("blocking", "render");
    void bring();
  } else {
    // The page has not loaded before all has come: a frame that stays open holds the event back.
    const open = document.createElement("iframe");
    open.style.display = "none";
    void parsed.then(() => {
      root.append(open);
      open.contentDocument?.open();
    });
    const begin = async (): Promise<void> => {
      paints.disconnect();
      clearTimeout(latest);
      await bring();
      open.contentDocument?.close();
      open.remove();
    };
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) void begin();
    });
    paints.observe({ type: "paint", buffered: true });
    const latest = setTimeout(begin, 2000);
  }
}
