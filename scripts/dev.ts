/** `npm run dev`: the development server. `HOST` and `PORT` say where; it prints its address. */

import { parseArgs } from "node:util";
import { dev } from "astro";

parseArgs();
await dev({});
