import { startNode } from "./processes.ts";
import { testHost } from "./suite.ts";

testHost("node", startNode);
