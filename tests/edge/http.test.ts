import { expect, inject } from "vitest";
import { startWorkerd } from "../../scripts/workerd.ts";
import { siteCases } from "../http/cases.ts";
import { testHost } from "../http/suite.ts";

/** The worker reports an exception on its output. */
const onOutput = (text: string) => expect.unreachable(text);

testHost(
  "workerd",
  () => startWorkerd({ configuration: inject("edge").bundled, host: "127.0.0.1", port: 0, onOutput }),
  siteCases,
);
