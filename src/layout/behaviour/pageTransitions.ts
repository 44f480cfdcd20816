/** A view transition that does not take place is no error, such as when the visitor stops or goes elsewhere meanwhile. */
export function ignoreStoppedTransitions(): void {
  addEventListener("pageswap", ({ viewTransition }) => void viewTransition?.ready.catch(() => {}));
}
