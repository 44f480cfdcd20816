import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "../hooks/useHydrated.ts";
import { panelId, tabId } from "./ids.ts";
import css from "./Tabs.module.css";

export interface Tab {
  id: string;
  label: string;
}

export interface TabsProps {
  tabs: readonly [Tab, ...Tab[]];
  /** `aria-label` of the tab list. */
  label: string;
  /** One `TabPanel` per tab; only the first one is rendered without `hidden`. */
  children: ReactNode;
}

/**
 * Tabs in the ARIA pattern, with selection following focus. Panels are found in the document by id, because an island
 * receives them as finished HTML. A tab is a link to its panel, so it works before the script does, and a panel that
 * find-in-page or a fragment reveals selects its tab (D24).
 */
export function Tabs({ tabs, label, children }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const started = useHydrated();
  const initial = tabs[0].id;
  const [selected, setSelected] = useState<string>(initial);

  const panelOf = (id: string) => root.current?.querySelector(`#${CSS.escape(panelId(id))}`);

  const select = (id: string) => {
    setSelected(id);
    for (const tab of tabs) {
      const panel = panelOf(tab.id);
      if (tab.id === id) {
        panel?.removeAttribute("hidden");
        panel?.setAttribute("tabindex", "0");
      } else {
        panel?.setAttribute("hidden", "until-found");
        panel?.removeAttribute("tabindex");
      }
    }
  };

  const adoptRevealed = useEffectEvent(() => {
    const revealed =
      tabs.find(({ id }) => panelOf(id)?.matches(":target")) ??
      tabs.find(({ id }) => id !== initial && panelOf(id)?.hasAttribute("hidden") === false);
    if (revealed) select(revealed.id);
  });

  const selectFound = useEffectEvent(({ target }: Event) => {
    const found = tabs.find(({ id }) => target instanceof Node && panelOf(id)?.contains(target));
    if (found) select(found.id);
  });

  useEffect(() => {
    adoptRevealed();
    const element = root.current;
    element?.addEventListener("beforematch", selectFound);
    return () => element?.removeEventListener("beforematch", selectFound);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Not the selected one: before the script starts, focus reaches every tab.
    const index = tabs.findIndex(
      ({ id }) => event.target instanceof Element && event.target.id === tabId(id),
    );
    const destinations: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
      " ": index,
    };
    const tab = tabs[destinations[event.key] ?? -1];
    if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(tab.id);
    root.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(tab.id))}`)?.focus();
  };

  return (
    <div ref={root} className={css.tabs} data-started={started ? "" : undefined}>
      <div
        role="tablist"
        aria-label={label}
        className={`${css.list} u-requires-script`}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={tabId(tab.id)}
            href={`#${panelId(tab.id)}`}
            role="tab"
            className={`${css.tab} u-text-muted u-semibold`}
            aria-controls={panelId(tab.id)}
            aria-selected={tab.id === selected}
            tabIndex={started && tab.id !== selected ? -1 : undefined}
            onClick={(event) => {
              event.preventDefault();
              select(tab.id);
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {children}
    </div>
  );
}
