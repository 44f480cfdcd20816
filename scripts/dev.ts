/** `npm run dev`: the development server. `HOST` and `PORT` say where; it prints its address. */
import { dev } from "astro";

await dev({});
