import { laterParts } from "../laterParts.ts";
import { adoptLateFaces } from "./lateFaces.ts";
import { scrollToTarget } from "./target.ts";

/** Milliseconds to wait for fonts, so that they are there before the later sections are laid out. */
const patience = 100;

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * On a first visit, shows what is behind the first screen once its styles have come: a section in each frame, since a
 * page at once keeps slow processors busy too long.
 */
export async function showLaterSections(): Promise<void> {
  const { arrival } = globalThis;
  if (!arrival) return;
  await arrival.styled;
  await Promise.race([
    adoptLateFaces().catch(console.error),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
  const { dataset } = document.documentElement;
  const { hash } = location;
  const sections =
    dataset.arriving === undefined ? [] : document.querySelectorAll<HTMLElement>(laterParts.join());
  for (const section of sections) section.dataset.late = "";
  delete dataset.arriving;
  for (const section of sections) {
    if (!document.hidden && location.hash === hash) await nextFrame();
    delete section.dataset.late;
  }
  if (location.hash !== hash) scrollToTarget();
  arrival.end();
}
