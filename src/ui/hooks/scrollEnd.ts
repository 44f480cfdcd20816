/** Without `scrollend`, milliseconds without a scroll event after which scrolling has ended. */
const rest = 150;

/**
 * Calls back at the end of every scroll of an element, also in engines without `scrollend` (Safari before 26.2).
 * @returns a function that stops listening
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
