/** Element ids of a tab and its panel, from the id of the tab. */
export const tabId = (id: string): string => `tab-${id}`;
export const panelId = (id: string): string => `panel-${id}`;
