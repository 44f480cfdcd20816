import { diffWordsWithSpace } from "diff";
import { type FormEvent, type ReactNode, useEffect } from "react";
import type { Change, Path, Value } from "../../publishing/changes.ts";
import { catalogueOf } from "../../publishing/inspection.ts";
import { messages } from "../../src/languages/words/format.ts";
import { Frame } from "./Preview.tsx";
import { Button } from "./parts.tsx";
import { awaited } from "./rowState.ts";
import { ask, keyed, shown, useEditor } from "./store.ts";
import { addressOf, titleOf } from "./titles.ts";

/** The single messages that a change adds, changes or removes; another value as a whole. All are texts. */
function differencesOf({ file, path, before, after }: Change): Change[] {
  const own = path.join(".");
  const textsOf = (value: Value) =>
    messages({ [own]: catalogueOf(file) || value === undefined ? value : shown(value) });
  const [was, is] = [textsOf(before), textsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((key) => ({ file, path: [key], before: was.get(key) ?? "", after: is.get(key) ?? "" }))
    .filter(({ before, after }) => before !== after);
}

/** What goes is struck through, what comes is marked. */
function Compared({ change: { file, before, after } }: { change: Change }) {
  const language = catalogueOf(file)?.language;
  const intlSegmenter = new Intl.Segmenter(language ?? "en", { granularity: "word" });
  const parts = diffWordsWithSpace(`${before}`, `${after}`, { intlSegmenter });
  return (
    <p lang={language}>
      {keyed(parts).map(({ key, item: { added, removed, value } }) => {
        const Part = added ? "ins" : removed ? "del" : "span";
        return <Part key={key}>{value}</Part>;
      })}
    </p>
  );
}

/** Values with links to their fields, and what is to be said of each. */
const Places = ({ places }: { places: readonly { file: string; path: Path; about: ReactNode }[] }) => (
  <ul>
    {keyed(places).map(({ key, item: { file, path, about } }) => (
      <li key={key}>
        <a href={addressOf(file, path)}>{`${file} ${path.join(".")}`}</a> {about}
      </li>
    ))}
  </ul>
);

/** Shows what differs from the last commit, and publishes it. */
export function PublishView() {
  const editor = useEditor();
  const { content, publication, reads } = editor;
  const { steps = [], changes = [], faults = content.faults, files, branch, author, isRunning } = publication;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the files on disk decide
  useEffect(() => {
    void ask("publication");
    if (!isRunning) return;
    const timer = setInterval(() => void ask("publication"), 1000);
    return () => clearInterval(timer);
  }, [reads, isRunning]);

  function publish(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { message, ...author } = Object.fromEntries(new FormData(event.currentTarget));
    void ask("publish", "name" in author ? { message, author } : { message });
  }

  const waits = editor.units.flatMap((unit) => {
    const languages = awaited(editor, unit);
    const about = languages.length > 0 ? `is not translated into ${languages.join(", ")}` : "is not finished";
    return unit.changes.slice(0, 1).map(({ file, path }) => ({ file, path, about }));
  });
  const reason = editor.isUnsaved
    ? "Save first."
    : files?.length === 0
      ? "Nothing has changed since the last commit."
      : isRunning && "It is being published.";
  const differences = changes.flatMap(differencesOf);
  const pages = Map.groupBy(differences, ({ file }) => catalogueOf(file)?.namespace ?? file);
  return (
    <div className="publish">
      <h2>Publish</h2>
      {waits.length > 0 && (
        <section aria-label="Waits">
          <h3>Kept and committed with the others; the site does not show it yet</h3>
          <Places places={waits} />
        </section>
      )}
      <section aria-label="What will change">
        <h3>
          {files
            ? `${differences.length} change${differences.length === 1 ? "" : "s"} since the last commit`
            : "Comparing…"}
        </h3>
        {[...pages].map(([name, own]) => (
          <section key={name} aria-label={titleOf(name)}>
            <h4>{titleOf(name)}</h4>
            <Places places={own.map((each) => ({ ...each, about: <Compared change={each} /> }))} />
            <Screens name={name} differences={own} />
          </section>
        ))}
      </section>
      {files && (
        <form className="publication" onSubmit={publish}>
          <label>
            What has changed, in a few words <input name="message" required maxLength={200} />
          </label>
          {author === undefined && (
            <>
              <label>
                Your name <input name="name" required autoComplete="name" />
              </label>
              <label>
                Your e-mail address <input name="email" type="email" required />
              </label>
            </>
          )}
          <button type="submit" className="primary" disabled={Boolean(reason)}>
            Publish
          </button>{" "}
          {reason || "This checks, builds and tests the site, which takes some minutes."}
        </form>
      )}
      <section aria-label="Progress" aria-live="polite">
        <ol>
          {steps.map(({ title, state }) => (
            <li key={title} data-state={state}>
              {title}: {state === "running" ? "…" : state}
            </li>
          ))}
        </ol>
        <Places places={faults.map(({ file, key, what }) => ({ file, path: [key], about: what }))} />
        {publication.output && <pre>{publication.output}</pre>}
        <p>{publication.next}</p>
      </section>
      {branch && (
        <p>
          What you publish now joins the branch {branch}. Once that is merged:{" "}
          <Button disabled={editor.isUnsaved || isRunning} onClick={() => void ask("leave", {})}>
            Go on from the released site
          </Button>
        </p>
      )}
    </div>
  );
}

/** The page that shows some words, with the first of them marked, in its language. */
function Screens({ name, differences }: { name: string; differences: readonly Change[] }) {
  const { routes } = useEditor().content;
  const route = routes.find(({ catalogue }) => catalogue === (name === "common" ? "home" : name));
  const [language] = differences.map(({ file }) => catalogueOf(file)?.language);
  if (!route || language === undefined) return null;
  const own = differences.filter(({ file, after }) => after && catalogueOf(file)?.language === language);
  const messages = own.map(({ after }) => `${after}`);
  return (
    <div className="screens">
      {["Desktop", "Phone"].map((width) => (
        <Frame key={width} path={route.path} language={language} width={width} messages={messages} />
      ))}
    </div>
  );
}
