import { searchResult, titleWithBrand, widthInSearchResult } from "../../src/i18n/lint/widths.ts";
import { catalogueFile } from "../../src/i18n/messages/format.ts";
import { settingsFile } from "../publishing/inspection.ts";
import { textAt, useEditor } from "./store.ts";

/** A page as a search engine and a network show it, with the room that its title and description take. */
export function SearchResult({ namespace }: { namespace: string }) {
  const { language, content, values } = useEditor();
  const { variables, routes } = content;
  const { brand = "" } = variables;
  const filled = (part: string): string =>
    textAt(values, [catalogueFile(language, namespace), "meta", part]).replaceAll(
      /\{\{-?\s*(\w+)[^}]*\}\}/g,
      (whole, name) => variables[name] ?? whole,
    );
  const [own, description] = [filled("title"), filled("description")];
  const title = titleWithBrand(own, brand);
  const site = textAt(values, [settingsFile, "url"]);
  const path = routes.find(({ catalogue }) => catalogue === namespace)?.path ?? "/";
  const parts = [
    ["title", title],
    ["description", description],
  ] as const;
  return (
    <section className="result" aria-label="As others see it" lang={language}>
      <div>
        <p className="quiet">{site + path.replace(/^\/$/, "")}</p>
        <p className="title">{title}</p>
        <p className="description">{description}</p>
      </div>
      <div>
        <img src={`/share/${language}/${namespace}.jpg`} alt="" width="240" height="126" />
        <p className="quiet">{site.replace("https://", "")}</p>
        <p>{title}</p>
      </div>
      <ul lang="en">
        {parts.map(([part, text]) => {
          const { room } = searchResult[part];
          const used = widthInSearchResult(part, text);
          return (
            <li key={part} className={used > room ? "advice" : "quiet"}>
              {part}: {[...text].length} characters, {used} of {room} px
              <meter aria-label={`Room for the ${part}`} max={room} high={room * 0.95} value={used} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
