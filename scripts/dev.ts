/** `npm run dev`: the development server. `HOST` and `PORT` say where; it prints its address. */
import { dev } from "astro";
import { readArguments } from "./readArguments.ts";

readArguments({}, "The environment says where to listen: HOST and PORT.");
await dev({});
