import config from "../../site.config.ts";
import { readSite } from "./readSite.ts";

/** The checked configuration of this build. */
export const site = readSite(config, process.env);
