import { inject } from "vitest";
import { rawCases } from "../http/cases.ts";
import { readSite } from "../http/site.ts";
import { testHost } from "../http/suite.ts";
import { startTestWorkerd } from "./hosts.ts";
import { overridesOfWorkerd } from "./overrides.ts";

const site = readSite();

testHost("workerd", () => startTestWorkerd(inject("edge").bundled), overridesOfWorkerd(site, rawCases(site)));
