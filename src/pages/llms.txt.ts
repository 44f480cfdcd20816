import type { APIRoute } from "astro";
import { listedRoutes } from "../facts/routes.ts";
import { unjoined } from "../languages/words/joined.ts";
import { translatorFor } from "../languages/words/translator.ts";
import { canonical } from "../layout/addresses.ts";
import { pageMeta } from "../layout/pageMeta.ts";
import { site } from "../site/site.ts";

/** A summary of the site for language models (llmstxt.org), in English like all addresses without `lng`. */
export const GET: APIRoute = async () => {
  const { t } = await translatorFor("en");
  const pages = listedRoutes.map((route) => {
    const { title, description } = pageMeta(route, t);
    return `- [${title}](${canonical(route, "en")}): ${description}`;
  });
  const lines = [`# ${site.brand}`, "", `> ${pageMeta("home", t).description}`, "", "## Pages", "", ...pages];
  return new Response(unjoined(`${lines.join("\n")}\n`));
};
