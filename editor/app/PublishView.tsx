import { diffWordsWithSpace } from "diff";
import { useEffect, useState } from "react";
import type { Change, Value } from "../../publishing/changes.ts";
import { catalogueOf, type Fault } from "../../publishing/inspection.ts";
import type { Progress, Publishable } from "../../publishing/publish.ts";
import { unitsOf } from "../../publishing/units.ts";
import { messages } from "../../src/languages/words/format.ts";
import { call, messageOf } from "./api.ts";
import { count, keyed, shown, useEditor } from "./editor.ts";
import { Frame } from "./Frame.tsx";
import { LegalDate } from "./LegalDate.tsx";
import { addressOf, titleOf, titleOfChange } from "./titles.ts";

type State = Partial<Progress> & { next?: string };

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
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old = "", now = ""] = [was.get(key), is.get(key)];
    return old === now
      ? []
      : [{ file, key: [...path, key].filter((each) => each !== "").join("."), before: old, after: now }];
  });
}

/** What changes, in one line: what goes is struck through, what comes is marked. */
function Words({
  before,
  after,
  language,
}: {
  before: string;
  after: string;
  language?: string | undefined;
}) {
  const segmenter = new Intl.Segmenter(language ?? "en", { granularity: "word" });
  return (
    <p lang={language}>
      {keyed(diffWordsWithSpace(before, after, { intlSegmenter: segmenter })).map(({ key, item }) =>
        item.added ? (
          <ins key={key}>{item.value}</ins>
        ) : item.removed ? (
          <del key={key}>{item.value}</del>
        ) : (
          <span key={key}>{item.value}</span>
        ),
      )}
    </p>
  );
}

/** Shows what differs from the last commit, and publishes it. */
export function PublishView() {
  const editor = useEditor();
  const { content, reads } = editor;
  const [found, setFound] = useState<Publishable | string>("Comparing with the last commit…");
  const [state, setState] = useState<State>({});
  const isRunning = state.steps?.some((step) => step.state === "running") ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the files on disk decide
  useEffect(() => {
    call<Publishable>("changes").then(setFound, (reason) => setFound(messageOf(reason)));
  }, [reads, isRunning]);

  useEffect(() => {
    const read = () => void call<State>("publish").then(setState, () => undefined);
    read();
    if (!isRunning) return;
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const differences = typeof found === "string" ? [] : found.changes.flatMap(differencesOf);
  const pages = Map.groupBy(differences, ({ file }) => catalogueOf(file)?.namespace ?? file);
  const waiting = unitsOf(content.waiting.changes);
  const isLegal = ["legal", "terms"].some((name) => pages.has(name));
  return (
    <div className="publish">
      <h2>Publish</h2>
      {typeof found === "string" && <p role="alert">{found}</p>}
      <LegalDate isChanged={isLegal} />
      {content.faults.length > 0 && (
        <section aria-label="To fix">
          <h3>{content.faults.length} to fix first</h3>
          <Findings faults={content.faults} />
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-label="Waits">
          <h3>
            {count(waiting.length, "change")} {waiting.length === 1 ? "waits" : "wait"}
          </h3>
          <p className="quiet">Kept and committed with the others; the site does not show it yet.</p>
          <ul>
            {waiting.map((unit) => {
              const [first] = unit.changes;
              const { languages = [] } =
                (typeof found === "string" ? [] : found.waiting).find(({ key }) => key === unit.key) ?? {};
              return (
                <li key={unit.key}>
                  <a href={first && addressOf(first.file, first.path.join("."))}>
                    {titleOfChange(unit.changes)}
                  </a>
                  :{" "}
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
        <h3>{count(differences.length, "change")} since the last commit</h3>
        {[...pages].map(([name, own]) => (
          <section key={name} aria-label={titleOf(name)}>
            <h4>{titleOf(name)}</h4>
            <ul className="differences">
              {own.map(({ file, key, before, after }) => {
                const language = catalogueOf(file)?.language;
                return (
                  <li key={`${file} ${key}`}>
                    <a href={addressOf(file, key)}>{key || file}</a> {language}
                    <Words before={before} after={after} language={language} />
                  </li>
                );
              })}
            </ul>
            <Screens name={name} differences={own} />
          </section>
        ))}
      </section>
      {typeof found !== "string" && (
        <Form
          key={found.author}
          author={found.author}
          reason={
            editor.isUnsaved
              ? "Save first."
              : found.files.length === 0
                ? "Nothing has changed since the last commit."
                : isRunning
                  ? "It is being published."
                  : undefined
          }
          start={() => setState({ steps: [{ title: "Starting", state: "running" }] })}
          fail={(output) => setState({ output })}
        />
      )}
      <Outcome state={state} />
      {typeof found !== "string" && found.branch && (
        <p>
          What you publish now joins the branch {found.branch}. Once that is merged:{" "}
          <button
            type="button"
            className="small"
            disabled={editor.isUnsaved || isRunning}
            onClick={() => {
              call("leave", {})
                .then(() => call<Publishable>("changes"))
                .then(setFound, (error) => setState({ output: messageOf(error) }));
            }}
          >
            Go on from the released site
          </button>
        </p>
      )}
    </div>
  );
}

/** The page that shows some words, with the first of them marked, in the language of most of them. */
function Screens({ name, differences }: { name: string; differences: readonly Difference[] }) {
  const { content } = useEditor();
  const route = content.routes.find(({ catalogue }) => catalogue === (name === "common" ? "home" : name));
  const [language] = [...Map.groupBy(differences, ({ file }) => catalogueOf(file)?.language)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )[0] ?? [undefined];
  if (!route || language === undefined) return null;
  const own = differences.filter(
    ({ file, after }) => catalogueOf(file)?.language === language && after !== "",
  );
  return (
    <div className="screens">
      {(["Desktop", "Phone"] as const).map((width) => (
        <Frame
          key={width}
          path={route.path}
          language={language}
          width={width}
          messages={own.map(({ after }) => after)}
        />
      ))}
    </div>
  );
}

function Form({
  author,
  reason,
  start,
  fail,
}: {
  author: string | undefined;
  /** Why nothing can be published now. */
  reason: string | undefined;
  start: () => void;
  fail: (message: string) => void;
}) {
  const [message, setMessage] = useState("");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const body = { message, ...(author === undefined && { author: { name, email } }) };
  return (
    <form
      className="publication"
      onSubmit={(event) => {
        event.preventDefault();
        call("publish", body).then(start, (error) => fail(messageOf(error)));
      }}
    >
      <label>
        What has changed, in a few words{" "}
        <input required maxLength={200} value={message} onChange={({ target }) => setMessage(target.value)} />
      </label>
      {author === undefined && (
        <>
          <label>
            Your name{" "}
            <input
              required
              value={name}
              onChange={({ target }) => setName(target.value)}
              autoComplete="name"
            />
          </label>
          <label>
            Your e-mail address{" "}
            <input type="email" required value={email} onChange={({ target }) => setEmail(target.value)} />
          </label>
        </>
      )}
      <button type="submit" className="primary" disabled={reason !== undefined}>
        Publish
      </button>{" "}
      {reason ?? "This checks, builds and tests the site, which takes some minutes."}
    </form>
  );
}

/** What is to be fixed, each with a link to its field. */
const Findings = ({ faults }: { faults: readonly Fault[] }) => (
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

/** How far it has come, what is to be fixed, and what happens next. */
function Outcome({ state: { steps = [], faults = [], output, next } }: { state: State }) {
  return (
    <section aria-label="Progress" aria-live="polite">
      <ol className="steps">
        {steps.map(({ title, state }) => (
          <li key={title} data-state={state}>
            {title}: {state === "running" ? "…" : state}
          </li>
        ))}
      </ol>
      <Findings faults={faults} />
      {output && <pre>{output}</pre>}
      {next && <p className="next">{next}</p>}
    </section>
  );
}
