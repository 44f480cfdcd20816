import { type ComponentType, createElement, memo, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** The part of the Trusted Types API that needs no policy. TypeScript does not have it. */
declare global {
  var trustedTypes: { readonly emptyHTML: TrustedHTML } | undefined;
}

const started = new WeakSet<HTMLElement>();

/**
 * Starts an island, in place of the client of `@astrojs/react`. Where React must draw an island anew, because something
 * has changed it before it started, that client parses the content of its slots again from text, which Trusted Types
 * forbid. This one keeps the elements (ADR 028).
 */
const startIsland = (island: HTMLElement) => (component: ComponentType, props: object) => {
  // An island that is moved in the document asks to be started again.
  if (started.has(island)) return;
  started.add(island);
  const prerendered = [...island.childNodes].map((node) => node.cloneNode(true));
  const { default: children, ...slots } = slotsOf(island);
  startTransition(() => {
    hydrateRoot(island, createElement(component, { ...props, ...slots }, children), {
      identifierPrefix: island.getAttribute("prefix") ?? "",
      onRecoverableError(error) {
        // Translators of browsers wrap text in it; that React draws such an island anew is no error.
        if (!document.querySelector("font")) reportError(error);
      },
      onUncaughtError(error) {
        // React has emptied the island: it stays as without its script (D7).
        island.replaceChildren(...prerendered);
        island.dataset.failed = "";
        reportError(error);
      },
    });
  });
};

export default startIsland;

/** The slots of an island by name, without those of islands inside it. */
const slotsOf = (island: HTMLElement) =>
  Object.fromEntries(
    [...island.querySelectorAll("astro-slot")]
      .filter((slot) => slot.closest("astro-island") === island)
      .map((slot) => {
        const name = slot.getAttribute("name") ?? undefined;
        return [name ?? "default", createElement(Slot, { name, nodes: [...slot.childNodes] })];
      }),
  );

interface SlotProps {
  name: string | undefined;
  nodes: readonly ChildNode[];
}

const Slot = memo(
  ({ name, nodes }: SlotProps) =>
    createElement("astro-slot", {
      name,
      ref: (slot: HTMLElement | null) => {
        if (slot && !slot.hasChildNodes()) slot.append(...nodes);
      },
      suppressHydrationWarning: true,
      // Tells React that the content is not its own.
      dangerouslySetInnerHTML: { __html: globalThis.trustedTypes?.emptyHTML ?? "" },
    }),
  () => true,
);
