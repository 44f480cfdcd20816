import { navigation } from "../content/navigation.ts";
import { listedRoutes } from "../content/routes.ts";
import { i18nFor } from "../i18n/messages/i18n.ts";
import { withoutWordJoiners } from "../i18n/messages/noBreak.ts";
import { site } from "../site/site.ts";
import { canonical, outsideAddress } from "./addresses.ts";
import { pageMeta } from "./head/pageMeta.ts";

/** A summary of the site for language models (llmstxt.org), in English like all addresses without `lng`. */
export async function llmsText(): Promise<string> {
  const { t } = await i18nFor("en");
  const pages = listedRoutes.map((route) => {
    const { title, description } = pageMeta(route, t);
    return `- [${title}](${canonical(route, "en")}): ${description}`;
  });
  const optional = navigation.llms.map(
    (link) => `- [${t(`common:navigation.${link.id}`)}](${outsideAddress(link)})`,
  );
  const lines = [
    `# ${site.brand}`,
    "",
    `> ${pageMeta("home", t).description}`,
    "",
    "## Pages",
    "",
    ...pages,
    ...(optional.length > 0 ? ["", "## Optional", "", ...optional] : []),
  ];
  return withoutWordJoiners(`${lines.join("\n")}\n`);
}
