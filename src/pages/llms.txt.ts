import type { APIRoute } from "astro";
import type { RouteId } from "../facts/routes.ts";
import { unjoined } from "../languages/joined.ts";
import { speech } from "../languages/speech.ts";
import { canonical } from "../layout/addresses.ts";
import { counts } from "../sections/case-studies/counts.ts";
import { site } from "../site/site.ts";

/** What the site is and where its pages are, for language models (llmstxt.org). In English, like every bare address. */
export const GET: APIRoute = async () => {
  const { t } = await speech("en");
  const page = (route: RouteId, title: string, description: string): string =>
    `- [${title}](${canonical(route, "en")}): ${description}`;
  const lines = [
    `# ${site.brand}`,
    "",
    `> ${t("home:meta.description")}`,
    "",
    "## Pages",
    "",
    page("home", t("home:meta.title"), t("home:meta.description")),
    page("propFirms", t("prop-firms:meta.title"), t("prop-firms:meta.description")),
    page("brokers", t("brokers:meta.title"), t("brokers:meta.description")),
    page("communities", t("communities:meta.title"), t("communities:meta.description")),
    page("partners", t("partners:meta.title"), t("partners:meta.description")),
    page(
      "caseStudies",
      t("case-studies:meta.title", counts(t)),
      t("case-studies:meta.description", counts(t)),
    ),
    page("privacyPolicy", t("legal:meta.title"), t("legal:meta.description")),
  ];
  return new Response(unjoined(`${lines.join("\n")}\n`));
};
