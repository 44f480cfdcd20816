import type { APIRoute } from "astro";
import { speech } from "../languages/speech.ts";
import { canonical } from "../layout/addresses.ts";
import { site } from "../site/site.ts";

/** What the site is and where its pages are, for language models (llmstxt.org). In English, like every bare address. */
export const GET: APIRoute = async () => {
  const { t } = await speech("en");
  const page = (route: Parameters<typeof canonical>[0], title: string, description: string): string =>
    `- [${title}](${canonical(route, "en")}): ${description}`;
  const lines = [
    `# ${site.brand}`,
    "",
    `> ${t("home:meta.description")}`,
    "",
    "## Pages",
    "",
    page("home", t("home:meta.title"), t("home:meta.description")),
    page("privacyPolicy", t("legal:meta.title"), t("legal:meta.description")),
  ];
  return new Response(`${lines.join("\n")}\n`);
};
