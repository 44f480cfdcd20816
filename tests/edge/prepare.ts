import type { TestProject } from "vitest/node";
import { type EdgeProject, makeEdgeProject } from "../../scripts/edgeProject.ts";
import { dist } from "../http/site.ts";

declare module "vitest" {
  interface ProvidedContext {
    edge: EdgeProject;
  }
}

/** Bundles the worker once for all tests. */
export default async function prepare({ provide }: TestProject): Promise<void> {
  provide("edge", await makeEdgeProject(dist));
}
