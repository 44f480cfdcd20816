/** How long nothing scrolls before an engine without the event is taken to have come to rest, in milliseconds. */
const rest = 150;

/**
 * Calls back whenever an element has come to rest after a scroll, also where the engine knows no `scrollend` (Safari
 * before 26.2). @returns what ends it
 */
export function onScrollEnd(element: Element, ended: () => void): () => void {
  if ("onscrollend" in window) {
    element.addEventListener("scrollend", ended);
    return () => element.removeEventListener("scrollend", ended);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(ended, rest);
  };
  element.addEventListener("scroll", wait);
  return () => {
    clearTimeout(timer);
    element.removeEventListener("scroll", wait);
  };
}
