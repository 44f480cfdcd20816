import { protocolCases, siteCases } from "./cases.ts";
import { startNode } from "./processes.ts";
import { testHost } from "./suite.ts";

testHost("Node", startNode, [...siteCases, ...protocolCases]);
