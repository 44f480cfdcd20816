import { startNginx } from "./nginx.ts";
import { testHost } from "./suite.ts";

testHost("nginx", () => startNginx());
