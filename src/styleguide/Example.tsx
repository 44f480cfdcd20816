import type { ReactNode } from "react";

/** An example as rendered in documents. */
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
 * An interactive example of a ui component, as an island. It is looked up by name, because props of islands must be
 * data.
 */
export function LiveExample({ component, name }: LiveExampleProps) {
  return modules[`../ui/${component}/${component}.examples.tsx`]?.examples[name];
}
