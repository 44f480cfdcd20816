import type { Template } from "../i18n/messages/templates.ts";

/**
 * A message with its values.
 * @param template with `{{name}}` for each of them, whose names are those of English
 */
export const interpolate = <Names extends string>(
  template: Template<Names>,
  values: Readonly<Record<Names, string>>,
): string => template.replace(/\{\{(\w+)\}\}/g, (_, name: Names) => values[name]);
