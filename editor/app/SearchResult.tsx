import { settingsFile } from "../../publishing/inspection.ts";
import { textAt, useEditor, wordsOf } from "./store.ts";

const context = document.createElement("canvas").getContext("2d");

/** What search results have room for: letters of Arial in CSS pixels (src/languages/checking/widths.ts checks it). */
const rooms = { title: { font: "20px Arial", room: 560 }, description: { font: "14px Arial", room: 920 } };

/** The width of a text in CSS pixels, with the fonts of this computer. */
function widthOf(text: string, font: string): number {
  if (!context) return 0;
  context.font = font;
  return Math.ceil(context.measureText(text).width);
}

/** A page as a search engine and a network show it, with the room that its title and description take. */
export function SearchResult({ namespace }: { namespace: string }) {
  const editor = useEditor();
  const { language, content, values } = editor;
  const { variables, routes } = content;
  const { brand = "" } = variables;
  const path = routes.find(({ catalogue }) => catalogue === namespace)?.path ?? "/";
  const filled = (part: string): string =>
    textAt(wordsOf(editor, language, namespace), ["meta", part]).replaceAll(
      /\{\{-?\s*(\w+)[^}]*\}\}/g,
      (whole, name) => variables[name] ?? whole,
    );
  const own = filled("title");
  const texts = {
    title: own.includes(brand) ? own : `${own} · ${brand}`,
    description: filled("description"),
  };
  const site = textAt(values[settingsFile], ["url"]);
  return (
    <section className="result" aria-label="As others see it" lang={language}>
      <div>
        <p className="quiet">{site + path.replace(/^\/$/, "")}</p>
        <p className="title">{texts.title}</p>
        <p className="description">{texts.description}</p>
      </div>
      <div className="card">
        <img src={`/share/${language}/${namespace}.jpg`} alt="" width="240" height="126" />
        <p className="quiet">{site.replace("https://", "")}</p>
        <p>{texts.title}</p>
      </div>
      <ul lang="en">
        {(["title", "description"] as const).map((part) => {
          const { font, room } = rooms[part];
          const used = widthOf(texts[part], font);
          return (
            <li key={part} className={used > room ? "fault" : "quiet"}>
              {part}: {[...texts[part]].length} characters, {used} of {room} px
              <meter aria-label={`Room for the ${part}`} max={room} high={room * 0.95} value={used} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
