import { platformsOnPage } from "../../content/platforms.ts";
import { House, type Work, works } from "../../illustrations/OpeningStreet/House.tsx";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";

/** Drawings below the first screen of the prop firms page, as paths without stroke, which they inherit. */
export const drawings = symbolFile(
  "prop-firms",
  works.map((work) => (
    <House
      key={`house-${work}`}
      id={`house-${work}`}
      work={work}
      platforms={platformsOnPage.propFirms.length}
    />
  )),
);

/** The addresses of the houses, by what is done in them. */
export const houses = Object.fromEntries(
  works.map((work) => [work, drawings.addressOf(`house-${work}`)]),
) as Record<Work, string>;
