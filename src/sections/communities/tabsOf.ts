import type { Tab } from "../../ui/Tabs/Tabs.tsx";

type Tabs<Id extends string> = readonly [Tab & { id: Id }, ...(Tab & { id: Id })[]];

/**
 * One tab per key of a record.
 * @throws {RangeError} if the record is empty
 */
export function tabsOf<Id extends string>(
  behind: Readonly<Record<Id, unknown>>,
  label: (id: Id) => string,
): Tabs<Id> {
  const [first, ...rest] = (Object.keys(behind) as Id[]).map((id) => ({ id, label: label(id) }));
  if (!first) throw new RangeError("There is nothing to make tabs of");
  return [first, ...rest];
}
