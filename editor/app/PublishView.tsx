import { diffWordsWithSpace } from "diff";
import { type ReactNode, type SubmitEvent, useEffect, useState } from "react";
import { type Diagnostic, formatFinding } from "../../src/diagnostics.ts";
import { catalogueOf } from "../../src/i18n/messages/format.ts";
import { type ChangeSet, changeSetsOf, isAbout } from "../publishing/changeSets.ts";
import type { Change, Path } from "../publishing/changes.ts";
import type { Published } from "../publishing/git.ts";
import type { Step } from "../publishing/publish.ts";
import { differencesOf } from "./differences.ts";
import { pendingIn, reasonToWait } from "./messageState.ts";
import { Button, Shown } from "./parts.tsx";
import { placeNames, shownValue } from "./places.ts";
import { publishAfterAll, takenBack, told } from "./state.ts";
import {
  dispatch,
  edit,
  fail,
  languageName,
  request,
  requestPublication,
  useEditor,
  withIndexKeys,
} from "./store.ts";
import { addressOf, titleOf } from "./titles.ts";

/** How long texts are, in characters, whose changed words are marked; of others the whole is. */
const long = 60;

/** What goes is struck through, what comes is marked. */
function Compared({ change: { file, path, before, after } }: { change: Change }) {
  const editor = useEditor();
  const language = catalogueOf(file)?.language;
  const intlSegmenter = new Intl.Segmenter(language ?? "en", { granularity: "word" });
  const [was, is] = [before, after].map((value) => shownValue(editor, file, path, value)) as [string, string];
  const areTexts = [was, is].every((text) => text.length >= long && !text.startsWith("<svg"));
  const parts = areTexts
    ? diffWordsWithSpace(was, is, { intlSegmenter })
    : [
        { removed: true, added: false, value: was },
        { removed: false, added: false, value: was && is && " → " },
        { removed: false, added: true, value: is },
      ].filter(({ value }) => value);
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

interface PlacesProps {
  places: readonly { file: string; path: Path; about: ReactNode }[];
  nameOf: ReturnType<typeof placeNames>;
}

/** Values with links to their fields, and what is to be said of each. */
const Places = ({ places, nameOf }: PlacesProps) => (
  <ul>
    {withIndexKeys(places).map(({ key, item }) => (
      <li key={key}>
        <a href={addressOf(item.file, item.path)}>{nameOf(item)}</a> {item.about}
      </li>
    ))}
  </ul>
);

const Differences = ({ changes, nameOf }: { changes: readonly Change[] } & Pick<PlacesProps, "nameOf">) => (
  <Places
    nameOf={nameOf}
    places={changes
      .flatMap(differencesOf)
      .map((change) => ({ ...change, about: <Compared change={change} /> }))}
  />
);

function LeaveForLater({ changeSet: { key } }: { changeSet: ChangeSet }) {
  const leave = () =>
    request("postpone", { key }).then(() => dispatch(told, "Left for later"), fail("Not left for later"));
  return <Button onClick={() => void leave()}>Leave it for later</Button>;
}

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

  function publish(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { message, ...author } = Object.fromEntries(new FormData(event.currentTarget));
    void requestPublication("publish", "name" in author ? { message, author } : { message });
  }

  const nameOf = placeNames(editor, changes);
  const changeSets = changeSetsOf(changes);
  const stopping = content.diagnostics.filter(({ severity }) => severity !== "advice");
  const isPublished = !editor.isUnsaved && files?.length === 0;
  const reason = editor.isUnsaved
    ? "Save first."
    : isPublished
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
                <Differences changes={changeSet.changes} nameOf={nameOf} />
                <LeaveForLater changeSet={changeSet} />
              </div>
            ))}
          </section>
        ))}
      </section>
      <Stopping diagnostics={stopping} changeSets={changeSets} nameOf={nameOf} />
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
          <Button disabled={!isPublished || isRunning} onClick={() => void requestPublication("leave", {})}>
            Go on from the released site
          </Button>{" "}
          {files && !isPublished && "Publish first what has changed since, pending changes too."}
        </p>
      )}
      <Publications onTakenBack={(subject) => setMessage(`Take back: ${subject}`)} />
    </div>
  );
}

/** What is saved, and not on the site yet. */
function Pending() {
  const editor = useEditor();
  const places = pendingIn(editor).flatMap((changeSet) => {
    const { languages, later, wrong } = reasonToWait(editor, changeSet);
    const names = languages.map((code) => languageName(editor, code)).join(", ");
    const reasons = [names && `is not translated into ${names}`, wrong && formatFinding(wrong)].filter(
      Boolean,
    );
    const about = later ? (
      <>
        is left for later. <Button onClick={() => edit(publishAfterAll(later))}>Publish it after all</Button>
      </>
    ) : (
      reasons.join(". ") || "is not finished"
    );
    return changeSet.changes.slice(0, 1).map(({ file, path }) => ({ file, path, about }));
  });
  if (places.length === 0) return null;
  return (
    <section aria-label="Pending">
      <h3>Kept, and not on the site yet</h3>
      <Places places={places} nameOf={placeNames(editor)} />
    </section>
  );
}

/** What stops a publication, with a way around it where there is one. */
function Stopping({
  diagnostics,
  changeSets,
  nameOf,
}: {
  diagnostics: readonly Diagnostic[];
  changeSets: readonly ChangeSet[];
} & Pick<PlacesProps, "nameOf">) {
  if (diagnostics.length === 0) return null;
  return (
    <section aria-label="To fix first">
      <h3>To fix first</h3>
      <Places
        nameOf={nameOf}
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

/** The last publications; each can be taken back, which is to be saved and published. */
function Publications({ onTakenBack }: { onTakenBack: (subject: string) => void }) {
  const [list, setList] = useState<readonly Published[]>();
  const editor = useEditor();
  const read = () => request<Published[]>("publications").then(setList, fail("Not read"));
  const takeBack = ({ changes, subject }: Published) => {
    dispatch(takenBack, changes, placeNames(editor, changes));
    onTakenBack(subject);
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void read()}>
      <summary>The last publications</summary>
      {list?.length === 0 && <p>Nothing has been published from the editor yet.</p>}
      <ol className="publications">
        {list?.map((published) => (
          <li key={published.commit}>
            <details>
              <summary>
                {published.subject}{" "}
                <span className="quiet">{`${published.date.slice(0, 10)}, ${published.author}`}</span>
              </summary>
              <Differences changes={published.changes} nameOf={placeNames(editor, published.changes)} />
            </details>
            <Button aria-label={`Take it back: ${published.subject}`} onClick={() => takeBack(published)}>
              Take it back
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}
