import start from "@astrojs/react/client.js";
import { Component, createElement } from "react";

/**
 * Starts an island as `@astrojs/react` does. One that throws an error becomes again what the document had (D7), where
 * React would leave nothing of it.
 */
const startIsland = (island: HTMLElement): ReturnType<typeof start> => {
  const prerendered = [...island.childNodes].map((node) => node.cloneNode(true));
  const render = start(island);
  return (component, ...rest) => {
    class Boundary extends Component<object, { hasFailed: boolean }> {
      override state = { hasFailed: false };
      static getDerivedStateFromError = () => ({ hasFailed: true });
      override componentDidCatch(error: unknown): void {
        island.replaceChildren(...prerendered);
        island.dataset.failed = "";
        reportError(error);
      }
      override render() {
        return this.state.hasFailed ? undefined : createElement(component, this.props);
      }
    }
    render(Boundary, ...rest);
  };
};

export default startIsland;
