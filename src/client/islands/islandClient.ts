import start from "@astrojs/react/client.js";
import { Component, createElement, useEffect } from "react";

/**
 * Starts an island as `@astrojs/react` does. One that throws an error becomes again what the document had (D7), where
 * React would leave nothing of it.
 */
const startIsland = (island: HTMLElement): ReturnType<typeof start> => {
  delete island.dataset.failed;
  const prerendered = [...island.childNodes].map((node) => node.cloneNode(true));
  const render = start(island);
  // Once this has ended, Astro takes `ssr` from the island: React draws it from then on.
  return (component, ...rest) =>
    new Promise<void>((resolve) => {
      class Boundary extends Component<object, { hasFailed: boolean }> {
        override state = { hasFailed: false };
        static getDerivedStateFromError = () => ({ hasFailed: true });
        override componentDidCatch(error: unknown): void {
          island.replaceChildren(...prerendered);
          island.dispatchEvent(new Event("astro:hydration-error", { bubbles: true }));
          reportError(error);
        }
        override render() {
          return this.state.hasFailed ? undefined : createElement(component, this.props);
        }
      }
      const Root = (props: object) => {
        // After the effects of all that is in it.
        useEffect(resolve, []);
        return createElement(Boundary, props);
      };
      render(Root, ...rest);
    });
};

export default startIsland;
