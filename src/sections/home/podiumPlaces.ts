const winnersIn = (podium: Element) => [...podium.querySelectorAll<HTMLElement>("[data-winner]")];

/** How long two traders take to change places, in milliseconds. */
const swap = 250;

/**
 * Puts the one who trades on a step of the podium, and the others around; who changes places is seen to move.
 * @param rank from 0
 * @returns the names, best first
 */
export function takePlaces(podium: Element, rank: number): string[] {
  const winners = winnersIn(podium);
  const trader = winners.find((each) => each.dataset.winner);
  const order = winners.filter((each) => each !== trader);
  if (trader) order.splice(rank, 0, trader);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const before = order.map((each) => each.firstElementChild?.getBoundingClientRect());
  order.forEach((each, place) => {
    each.dataset.place = `${place}`;
  });
  order.forEach((each, place) => {
    const name = each.firstElementChild;
    const from = before[place];
    const to = name?.getBoundingClientRect();
    if (isStill || !from || !to || (from.x === to.x && from.y === to.y)) return;
    name?.animate(
      { transform: [`translate(${from.x - to.x}px, ${from.y - to.y}px)`, "none"] },
      { duration: swap, easing: "ease-out" },
    );
  });
  return order.map((each) => each.querySelector("b")?.textContent ?? "");
}
