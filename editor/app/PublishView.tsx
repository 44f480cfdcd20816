import { diffArrays, diffWordsWithSpace } from "diff";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { type Diagnostic, formatFinding } from "../../src/diagnostics.ts";
import { catalogueOf } from "../../src/i18n/messages/format.ts";
import { type ChangeSet, changeSetsOf, isAbout, overlaps } from "../publishing/changeSets.ts";
import type { Change, Path, Value } from "../publishing/changes.ts";
import type { Published } from "../publishing/git.ts";
import type { Step } from "../publishing/publish.ts";
import { awaited } from "./messageState.ts";
import { Button, Shown } from "./parts.tsx";
import { publishAfterAll } from "./state.ts";
import {
  edit,
  fail,
  languageName,
  request,
  requestPublication,
  toFix,
  useEditor,
  withIndexKeys,
} from "./store.ts";
import { addressOf, placeName, titleOf } from "./titles.ts";

/** The texts in a value, by path; what is no text as one. */
const leavesOf = (value: Value, path: Path): [string, string][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]))
    : [[path.join("."), `${value ?? ""}`]];

/** The single values that a change adds, changes or removes. */
function differencesOf({ file, path, before, after }: Change): Change[] {
  const [was, is] = [before, after].map((value) => new Map(leavesOf(value, path)));
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
    .map((key) => ({ file, path: key.split("."), before: was?.get(key) ?? "", after: is?.get(key) ?? "" }))
    .filter(({ before, after }) => before !== after);
}

/** What goes is struck through, what comes is marked. A logo is one whole. */
function Compared({ change: { file, before, after } }: { change: Change }) {
  const language = catalogueOf(file)?.language;
  const intlSegmenter = new Intl.Segmenter(language ?? "en", { granularity: "word" });
  const texts = [`${before}`, `${after}`] as const;
  const parts = texts.some((text) => text.startsWith("<svg"))
    ? diffArrays([texts[0]], [texts[1]]).map((part) => ({ ...part, value: part.value.join("") }))
    : diffWordsWithSpace(...texts, { intlSegmenter });
  return (
    <p lang={language}>
      {withIndexKeys(parts).map(({ key, item: { added, removed, value } }) => {
        const Part = added ? "ins" : removed ? "del" : "span";
        return (
          <Part key={key}>
            <Shown value={value} />
          </Part>
        );
      })}
    </p>
  );
}

/** Values with links to their fields, and what is to be said of each. */
const Places = ({ places }: { places: readonly { file: string; path: Path; about: ReactNode }[] }) => (
  <ul>
    {withIndexKeys(places).map(({ key, item: { file, path, about } }) => (
      <li key={key}>
        <a href={addressOf(file, path)}>{placeName(file, path)}</a> {about}
      </li>
    ))}
  </ul>
);

const Differences = ({ changes }: { changes: readonly Change[] }) => (
  <Places
    places={changes
      .flatMap(differencesOf)
      .map((change) => ({ ...change, about: <Compared change={change} /> }))}
  />
);

const LeaveForLater = ({ changeSet }: { changeSet: ChangeSet }) => (
  <Button onClick={() => void request("postpone", { key: changeSet.key }).catch(fail("Not left for later"))}>
    Leave it for later
  </Button>
);

/** About how long something takes, in seconds or minutes. */
function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
}

/** How long the steps still take; nothing if one of them has not been timed yet. */
function timeLeft(steps: readonly Step[]): string | undefined {
  const left = steps.map(({ state, startedAt = 0, usual = Number.NaN }) => {
    if (state === "waiting") return usual;
    return state === "running" ? Math.max(0, startedAt + usual - Date.now()) : 0;
  });
  const all = left.reduce((sum, each) => sum + each, 0);
  return Number.isNaN(all) ? undefined : duration(all);
}

/** Shows what differs from the last commit, and publishes it. */
export function PublishView() {
  const editor = useEditor();
  const { content, publication, reads } = editor;
  const { progress, changes = [], files, branch, author } = publication;
  const [message, setMessage] = useState("");
  const isRunning = progress !== undefined && !progress.isOver;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the files on disk decide
  useEffect(() => {
    let isShown = true;
    let timer: ReturnType<typeof setTimeout>;
    // The next question waits for an answer: on a slow machine questions would overtake all answers.
    const ask = async (): Promise<void> => {
      await requestPublication("publication");
      if (isShown && isRunning) timer = setTimeout(ask, 1000);
    };
    void ask();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [reads, isRunning]);

  function publish(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { message, ...author } = Object.fromEntries(new FormData(event.currentTarget));
    void requestPublication("publish", "name" in author ? { message, author } : { message });
  }

  const changeSets = changeSetsOf(changes);
  const stopping = content.diagnostics.filter(({ severity }) => severity !== "advice");
  const reason = editor.isUnsaved
    ? "Save first."
    : files?.length === 0
      ? "Nothing has changed since the last publication."
      : isRunning
        ? "It is being published."
        : stopping.length > 0 && "Fix first what is listed above.";
  const pages = Map.groupBy(changeSets, ({ changes: [first] }) => {
    const { file = "" } = first ?? {};
    return catalogueOf(file)?.namespace ?? file;
  });
  return (
    <div className="publish">
      <h2>Publish</h2>
      <Pending />
      <section aria-label="What will change">
        <h3>{files ? `${changeSets.length} to be published` : "Comparing…"}</h3>
        {[...pages].map(([name, own]) => (
          <section key={name} aria-label={titleOf(name)}>
            <h4>{titleOf(name)}</h4>
            {own.map((changeSet) => (
              <div key={changeSet.key}>
                <Differences changes={changeSet.changes} />
                <LeaveForLater changeSet={changeSet} />
              </div>
            ))}
          </section>
        ))}
      </section>
      <Stopping diagnostics={stopping} changeSets={changeSets} />
      {files && (
        <form className="publication" onSubmit={publish}>
          <label>
            What has changed, in a few words{" "}
            <input
              name="message"
              required
              maxLength={200}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
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
          {reason || "This checks and builds the site with it, which takes a minute or two."}
        </form>
      )}
      {progress && (
        <section aria-label="Progress">
          <ol>
            {progress.steps.map(({ title, state, usual }) => (
              <li key={title} data-state={state}>
                {title}: {state === "running" ? "…" : state}
                {usual && state !== "done" && <span className="quiet"> (usually {duration(usual)})</span>}
              </li>
            ))}
          </ol>
          {isRunning && <p className="quiet">Left: {timeLeft(progress.steps) ?? "some minutes"}</p>}
          {progress.output && <pre role="alert">{progress.output}</pre>}
          <p role="status">{progress.next}</p>
        </section>
      )}
      {branch && (
        <p>
          What you publish now joins the branch {branch}. Once that is merged:{" "}
          <Button
            disabled={editor.isUnsaved || isRunning}
            onClick={() => void requestPublication("leave", {})}
          >
            Go on from the released site
          </Button>
        </p>
      )}
      <Publications onTakenBack={(subject) => setMessage(`Take back: ${subject}`)} />
    </div>
  );
}

/** What is saved, and not on the site yet. */
function Pending() {
  const editor = useEditor();
  const places = editor.changeSets.flatMap((changeSet) => {
    const languages = awaited(editor, changeSet);
    const later = editor.later.find((key) => overlaps(key, changeSet.key));
    const wrong = toFix(editor.diagnostics).find((each) => isAbout(changeSet, each));
    const about =
      languages.length > 0 ? (
        `is not translated into ${languages.map((code) => languageName(editor, code)).join(", ")}`
      ) : later ? (
        <>
          is left for later.{" "}
          <Button onClick={() => edit(publishAfterAll(later))}>Publish it after all</Button>
        </>
      ) : wrong ? (
        formatFinding(wrong)
      ) : (
        "is not finished"
      );
    return changeSet.changes.slice(0, 1).map(({ file, path }) => ({ file, path, about }));
  });
  if (places.length === 0) return null;
  return (
    <section aria-label="Pending">
      <h3>Kept, and not on the site yet</h3>
      <Places places={places} />
    </section>
  );
}

/** What stops a publication, with a way around it where there is one. */
function Stopping({
  diagnostics,
  changeSets,
}: {
  diagnostics: readonly Diagnostic[];
  changeSets: readonly ChangeSet[];
}) {
  if (diagnostics.length === 0) return null;
  return (
    <section aria-label="To fix first">
      <h3>To fix first</h3>
      <Places
        places={diagnostics.map((each) => {
          const changeSet = changeSets.find((own) => isAbout(own, each));
          const about = (
            <>
              {formatFinding(each)} {changeSet && <LeaveForLater changeSet={changeSet} />}
            </>
          );
          return { file: each.file, path: each.path, about };
        })}
      />
    </section>
  );
}

/** The last publications; each can be taken back, which the next one publishes. */
function Publications({ onTakenBack }: { onTakenBack: (subject: string) => void }) {
  const [list, setList] = useState<readonly Published[]>([]);
  const { isUnsaved } = useEditor();
  const read = () => request<Published[]>("publications").then(setList, fail("Not read"));
  const revertPublication = (commit: string, subject: string) =>
    request("revert", { commit }).then(() => onTakenBack(subject), fail("Not taken back"));
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void read()}>
      <summary>The last publications</summary>
      <ol className="publications">
        {list.map(({ commit, date, author, subject, changes }) => (
          <li key={commit}>
            <details>
              <summary>
                {subject} <span className="quiet">{`${date.slice(0, 10)}, ${author}`}</span>
              </summary>
              <Differences changes={changes} />
            </details>
            <Button
              disabled={isUnsaved}
              aria-label={`Take back: ${subject}`}
              onClick={() => void revertPublication(commit, subject)}
            >
              Take it back
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}
