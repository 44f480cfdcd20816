import type { Mark } from "./rowState.ts";

/** What there is to do, each with its number or its languages. */
export function Marks({
  marks,
}: {
  marks: Readonly<Partial<Record<Mark | "new", number | readonly string[]>>>;
}) {
  const found = Object.entries(marks).filter(
    ([, each]) => (typeof each === "number" ? each : each.length) > 0,
  );
  return (
    <span className="marks">
      {found.map(([mark, each]) => (
        <span key={mark} className="mark" data-kind={mark}>
          {typeof each === "number" ? `${each} ${mark}` : `${mark} ${each.join(" ")}`}
        </span>
      ))}
    </span>
  );
}
