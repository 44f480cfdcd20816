import BR from "../../node_modules/country-flag-icons/3x2/BR.svg?url&no-inline";
import CN from "../../node_modules/country-flag-icons/3x2/CN.svg?url&no-inline";
import ES from "../../node_modules/country-flag-icons/3x2/ES.svg?url&no-inline";
import GB from "../../node_modules/country-flag-icons/3x2/GB.svg?url&no-inline";
import IN from "../../node_modules/country-flag-icons/3x2/IN.svg?url&no-inline";
import JP from "../../node_modules/country-flag-icons/3x2/JP.svg?url&no-inline";
import RU from "../../node_modules/country-flag-icons/3x2/RU.svg?url&no-inline";
import type { languages } from "../languages/languages.ts";

/** Address of each flag, by country code. */
export const flags: Record<(typeof languages)[number]["flag"], string> = { BR, CN, ES, GB, IN, JP, RU };
