import { type RunningWorkerd, startWorkerd } from "../../scripts/workerd.ts";

/** A worker on a free port, and what it has said. */
export interface TestWorkerd extends RunningWorkerd {
  said: readonly string[];
}

/**
 * Runs a bundled worker.
 * @param configuration a file as `makeEdgeProject` writes it
 */
export const startTestWorkerd = async (configuration: string): Promise<TestWorkerd> => {
  const said: string[] = [];
  const onOutput = (text: string) => said.push(text);
  return { ...(await startWorkerd({ configuration, host: "127.0.0.1", port: 0, onOutput })), said };
};
