import type { ReactNode } from "react";

/** An example as it is rendered in documents. */
export const StillExample = ({ example }: { example: ReactNode }) => example;

const modules = import.meta.glob<{ examples: Record<string, ReactNode> }>("../ui/*/*.examples.tsx", {
  eager: true,
});

interface LiveExampleProps {
  /** The component's folder. */
  component: string;
  name: string;
}

/**
 * An example of a ui component as an island, so that it can be tried. It is looked up by name, since islands take data
 * alone.
 */
export function LiveExample({ component, name }: LiveExampleProps) {
  return modules[`../ui/${component}/${component}.examples.tsx`]?.examples[name];
}
