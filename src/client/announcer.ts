/** Has texts read aloud, one after the other, by the page's status, a live region that is there from the start. */
export function announce(texts: readonly string[], root: Document = document): void {
  const paragraphs = texts.map((text) => {
    const paragraph = root.createElement("p");
    paragraph.textContent = text;
    return paragraph;
  });
  root.querySelector("[data-announcer]")?.replaceChildren(...paragraphs);
}
