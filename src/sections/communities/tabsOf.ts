import type { Tab } from "../../ui/Tabs/Tabs.tsx";

type Tabs<Id extends string> = readonly [Tab & { id: Id }, ...(Tab & { id: Id })[]];

/**
 * A tab for each key of a record that holds what stands behind the tabs.
 * @throws {RangeError} for an empty record
 */
export function tabsOf<Id extends string>(
  behind: Readonly<Record<Id, unknown>>,
  label: (id: Id) => string,
): Tabs<Id> {
  const [first, ...rest] = (Object.keys(behind) as Id[]).map((id) => ({ id, label: label(id) }));
  if (!first) throw new RangeError("There is nothing to make tabs of");
  return [first, ...rest];
}
