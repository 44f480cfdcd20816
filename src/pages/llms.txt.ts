import type { APIRoute } from "astro";
import { llmsText } from "../layout/llmsText.ts";

export const GET: APIRoute = async () => new Response(await llmsText());
