import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";

/** Servers being connected, a flag, faders, the start, and rounds that grow. */
const steps = [
  "M0 8h40v18H0zM0 39h40v18H0zM0 70h40v18H0zM40 17h100v79M40 48h70v48M40 79h40v17",
  "M20 96V4h100l-18 22 18 22H20M140 96V60h20l-6 8 6 8h-20",
  "M20 8v88M60 8v88M100 8v88M140 8v88M8 60h24M48 30h24M88 72h24M128 46h24",
  "M0 8v88Q100 90 160 8M0 96Q100 90 160 40M0 96Q100 90 160 70",
  "M0 96V70h40v26M40 96V40h40v56M80 96V8h40v88",
] as const;

const ids = steps.map((_, index) => `step-${index + 1}`);

/** Drawings below the first screen of the brokers page, as paths without stroke, which they inherit. */
export const drawings = symbolFile(
  "brokers",
  steps.map((data, index) => <path key={data} id={ids[index]} d={data} />),
);

/** The address of a step's drawing, or undefined. @param place of the step; negative counts from the last */
export function stepDrawing(place: number): string | undefined {
  const id = ids.at(place);
  return id && drawings.addressOf(id);
}
