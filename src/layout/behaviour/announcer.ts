/** Has a text read aloud by the page's status, a live region that is there from the start. */
export function announce(text: string, root: Document = document): void {
  const announcer = root.querySelector("[data-announcer]");
  if (announcer) announcer.textContent = text;
}
