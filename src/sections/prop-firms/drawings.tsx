import type { StepId } from "../../facts/pages/prop-firms.ts";
import { platformsOnPage } from "../../facts/platforms.ts";
import { House, type Work, works } from "../../pictures/OpeningStreet/House.tsx";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";

/** One house: its plan, its limits, its sign, its deliveries, and its open doors under the bell. */
const steps: Record<StepId, string> = {
  call: "M8 14h128v56H8zM8 44h44V14M52 58v12M88 70V42h48M88 14v12M28 70 20 96M116 70l8 26",
  rules:
    "M16 96V20h96v76M16 46h96M16 72h96M28 66l18-10 14 6 16-22 12 6 12-14M128 20v76M122 20h12M122 46h12M122 72h12",
  brand: "M16 96V40h96v56M6 12h116v28H6zM22 26h44M78 26h28M30 54h28v24H30zM76 96V54h24v42M24 12V2M104 12V2",
  test: "M16 96V76h20v20M40 96V76h20v20M28 76V56h20v20M68 62h22l-8-8M90 62l-8 8M104 96V40h52v56M118 66l10 10 16-22",
  open: "M16 96V40h96v56M6 12h116v28H6zM44 96V52h40v44M44 52 30 62v34M84 52l14 10v34M54 34c5-4 3-12 10-14 7 2 5 10 10 14zM64 20v-4",
};

/** Drawings below the first screen of the prop firms page, as paths without stroke, which they inherit. */
export const drawings = symbolFile("prop-firms", [
  ...Object.entries(steps).map(([id, data]) => <path key={id} id={id} d={data} />),
  ...works.map((work) => (
    <House
      key={`house-${work}`}
      id={`house-${work}`}
      work={work}
      platforms={platformsOnPage.propFirms.length}
    />
  )),
]);

/** The address of a step's drawing, or undefined. */
export const stepDrawing = (step: StepId): string | undefined =>
  step in steps ? drawings.addressOf(step) : undefined;

/** The address of the house of a day's work. */
export const houseDrawing = (work: Work): string => drawings.addressOf(`house-${work}`);
