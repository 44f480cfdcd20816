/** Element ids of a tab and its panel; the tab's own id, never its label, ties them together. */
export const tabId = (id: string): string => `tab-${id}`;
export const panelId = (id: string): string => `panel-${id}`;
