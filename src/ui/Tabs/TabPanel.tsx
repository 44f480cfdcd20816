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
  /** The label of its tab: a heading where there is no script, and so no tabs. */
  label: string;
  /** True for all but the initially selected panel. */
  hidden?: boolean;
  children: ReactNode;
}

/**
 * What a tab shows. Hidden content stays in the document and open to find-in-page; a custom element, since React
 * reduces `hidden` to a boolean on the elements it knows.
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
