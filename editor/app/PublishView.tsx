import { diffWordsWithSpace } from "diff";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import type { Change, Value } from "../../publishing/changes.ts";
import { catalogueOf, type Fault } from "../../publishing/inspection.ts";
import { messages } from "../../src/languages/words/format.ts";
import type { Publication } from "../server/middleware.ts";
import { Frame } from "./Preview.tsx";
import { Button, LegalDate } from "./parts.tsx";
import { awaited } from "./rowState.ts";
import { call, count, keyed, messageOf, shown, useEditor } from "./store.ts";
import { addressOf, titleOf, titleOfChange } from "./titles.ts";

/** A value before and after, by its place. */
interface Difference {
  file: string;
  key: string;
  before: string;
  after: string;
}

/** The single messages that a change adds, changes or removes; another value as a whole. */
function differencesOf({ file, path, before, after }: Change): Difference[] {
  const inOne = (value: Value) =>
    catalogueOf(file) ? messages({ "": value }) : new Map([["", value === undefined ? "" : shown(value)]]);
  const [was, is] = [inOne(before), inOne(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((key) => ({ key, before: was.get(key) ?? "", after: is.get(key) ?? "" }))
    .filter(({ before, after }) => before !== after)
    .map(({ key, ...own }) => ({
      file,
      key: [...path, key].filter((each) => each !== "").join("."),
      ...own,
    }));
}

/** A change in one line: what goes is struck through, what comes is marked. */
function DifferenceItem({ difference: { file, key, before, after } }: { difference: Difference }) {
  const language = catalogueOf(file)?.language;
  const intlSegmenter = new Intl.Segmenter(language ?? "en", { granularity: "word" });
  return (
    <li>
      <a href={addressOf(file, key)}>{key || file}</a> {language}
      <p lang={language}>
        {keyed(diffWordsWithSpace(before, after, { intlSegmenter })).map(({ key: place, item }) => {
          const Part = item.added ? "ins" : item.removed ? "del" : "span";
          return <Part key={place}>{item.value}</Part>;
        })}
      </p>
    </li>
  );
}

/** What is to be fixed, each with a link to its field. */
const Findings = ({ faults = [] }: { faults?: readonly Fault[] | undefined }) => (
  <ul>
    {faults.map(({ file, key, what }) => (
      <li key={`${file} ${key} ${what}`}>
        <a href={addressOf(file, key)}>
          {file} {key}
        </a>
        : {what}
      </li>
    ))}
  </ul>
);

/** Shows what differs from the last commit, and publishes it. */
export function PublishView() {
  const editor = useEditor();
  const { content, reads } = editor;
  const [state, setState] = useState<Partial<Publication>>({});
  const [error, setError] = useState<string>();
  const { steps = [], changes = [], files, branch, author, isRunning } = state;

  const ask = useCallback(async (name: string, body?: unknown) => {
    try {
      const now = await call<Publication>(name, body);
      setState((last) => ({ ...(now.isRunning && last), ...now }));
      setError(undefined);
    } catch (reason) {
      setError(messageOf(reason));
    }
  }, []);

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
      {error && <p role="alert">{error}</p>}
      <LegalDate changes={changes} />
      {content.faults.length > 0 && (
        <section aria-label="To fix">
          <h3>{content.faults.length} to fix first</h3>
          <Findings faults={content.faults} />
        </section>
      )}
      {editor.units.length > 0 && (
        <section aria-label="Waits">
          <h3>{count(editor.units.length, "change")} not on the site yet</h3>
          <p className="quiet">Kept and committed with the others; the site does not show it yet.</p>
          <ul>
            {editor.units.map((unit) => {
              const [{ file, path } = { file: "", path: [] }] = unit.changes;
              const languages = editor.english.includes(unit.key) ? [] : awaited(editor, unit);
              return (
                <li key={unit.key}>
                  <a href={addressOf(file, path.join("."))}>{titleOfChange(unit.changes)}</a>:{" "}
                  {languages.length > 0
                    ? `not translated into ${languages.join(", ")}`
                    : "not finished, or to be fixed"}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section aria-label="What will change">
        <h3>{files ? `${count(differences.length, "change")} since the last commit` : "Comparing…"}</h3>
        {[...pages].map(([name, own]) => (
          <section key={name} aria-label={titleOf(name)}>
            <h4>{titleOf(name)}</h4>
            <ul className="differences">
              {own.map((each) => (
                <DifferenceItem key={`${each.file} ${each.key}`} difference={each} />
              ))}
            </ul>
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
        <ol className="steps">
          {steps.map(({ title, state }) => (
            <li key={title} data-state={state}>
              {title}: {state === "running" ? "…" : state}
            </li>
          ))}
        </ol>
        <Findings faults={state.faults} />
        {state.output && <pre>{state.output}</pre>}
        {state.next && <p className="next">{state.next}</p>}
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

/** The page that shows some words, with the first of them marked, in the language of most of them. */
function Screens({ name, differences }: { name: string; differences: readonly Difference[] }) {
  const { routes } = useEditor().content;
  const route = routes.find(({ catalogue }) => catalogue === (name === "common" ? "home" : name));
  const byLanguage = Map.groupBy(differences, ({ file }) => catalogueOf(file)?.language);
  const [most] = [...byLanguage].toSorted(([, one], [, other]) => other.length - one.length);
  const [language, own = []] = most ?? [];
  if (!route || language === undefined) return null;
  const messages = own.map(({ after }) => after).filter((message) => message !== "");
  return (
    <div className="screens">
      {["Desktop", "Phone"].map((width) => (
        <Frame key={width} path={route.path} language={language} width={width} messages={messages} />
      ))}
    </div>
  );
}
