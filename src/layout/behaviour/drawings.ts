const svg = "http://www.w3.org/2000/svg";

/** Shows the drawings that come from files: makes the elements that `pipeline/drawings.ts` has written for no scripts. */
export function showDrawings(root: Document = document): void {
  const written = root.querySelector("[data-drawings]")?.textContent;
  if (!written) return;
  const holder = root.createElementNS(svg, "svg");
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  for (const [, id = "", href = ""] of written.matchAll(/ id="([^"]*)"><use href="([^"]*)"/g)) {
    const group = root.createElementNS(svg, "g");
    const use = root.createElementNS(svg, "use");
    group.id = id;
    use.setAttribute("href", href);
    group.append(use);
    holder.append(group);
  }
  root.body.append(holder);
}
