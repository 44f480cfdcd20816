import type { ReactNode } from "react";
import { panelId, tabId } from "./ids.ts";
import css from "./Tabs.module.css";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "tab-panel": Omit<HTMLAttributes<HTMLElement>, "hidden"> & { hidden?: "until-found" | undefined };
    }
  }
}

interface TabPanelProps {
  /** The id of its tab. */
  id: string;
  /** The label of its tab, shown as a heading without a script, when there are no tabs. */
  label: string;
  /** True for all panels but the initial one. */
  hidden?: boolean;
  children: ReactNode;
}

/**
 * The content of a tab. While hidden it can still be found by find-in-page. A custom element, because React turns
 * `hidden="until-found"` into `hidden=""` on HTML elements (react/react#24740); once that is fixed, a `<div>` will do.
 */
export function TabPanel({ id, label, hidden = false, children }: TabPanelProps) {
  return (
    <tab-panel
      role="tabpanel"
      id={panelId(id)}
      className={css.panel}
      aria-labelledby={tabId(id)}
      tabIndex={hidden ? undefined : 0}
      data-label={label}
      hidden={hidden ? "until-found" : undefined}
    >
      {children}
    </tab-panel>
  );
}
