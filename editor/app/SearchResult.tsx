import { valueAt } from "../../publishing/changes.ts";
import { settingsFile } from "../../publishing/inspection.ts";
import { shown, useEditor } from "./editor.ts";

const context = document.createElement("canvas").getContext("2d");

/** What search results have room for: letters of Arial in CSS pixels (src/languages/checking/widths.ts checks it). */
const room = { title: { font: "20px Arial", width: 560 }, description: { font: "14px Arial", width: 920 } };

/** The width of a text in CSS pixels, with the fonts of this computer. */
function widthOf(text: string, font: string): number {
  if (!context) return 0;
  context.font = font;
  return Math.ceil(context.measureText(text).width);
}

/** A page as a search engine and a network show it, with the room that its title and description take. */
export function SearchResult({ namespace, language }: { namespace: string; language: string }) {
  const { content, current, wordsOf } = useEditor();
  const { variables, routes } = content;
  const path = routes.find(({ catalogue }) => catalogue === namespace)?.path ?? "/";
  const filled = (part: string): string =>
    shown(valueAt(wordsOf(language, namespace), ["meta", part]) ?? "").replaceAll(
      /\{\{-?\s*(\w+)[^}]*\}\}/g,
      (whole, name) => variables[name] ?? whole,
    );
  const brand = variables.brand ?? "";
  const own = filled("title");
  const title = own.includes(brand) ? own : `${own} · ${brand}`;
  const description = filled("description");
  const address = `${shown(valueAt(current(settingsFile), ["url"]))}${path === "/" ? "" : path}`;
  return (
    <section className="result" aria-label="As others see it" lang={language}>
      <div>
        <p className="quiet">{address}</p>
        <p className="title">{title}</p>
        <p className="description">{description}</p>
      </div>
      <div className="card">
        <img src={`/share/${language}/${namespace}.jpg`} alt="" width="240" height="126" />
        <p className="quiet">{URL.canParse(address) ? new URL(address).host : address}</p>
        <p>{title}</p>
      </div>
      <ul lang="en">
        {Object.entries({ title, description }).map(([part, text]) => {
          const { font, width } = room[part as keyof typeof room];
          const used = widthOf(text, font);
          return (
            <li key={part} className={used > width ? "fault" : "quiet"}>
              {part}: {[...text].length} characters, {used} of {width} px
              <meter
                aria-label={`Room for the ${part}`}
                min={0}
                max={width}
                high={width * 0.95}
                value={used}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
