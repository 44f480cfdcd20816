import { createRoot } from "react-dom/client";
import { ContentView } from "./ContentView.tsx";
import { pendingIn, reasonToWait } from "./messageState.ts";
import { PublishView } from "./PublishView.tsx";
import { Button, LanguagesGone, LegalDate, Shown } from "./parts.tsx";
import { placeNames } from "./places.ts";
import { Sidebar } from "./Sidebar.tsx";
import { discarded, isChecking, resolved, undone } from "./state.ts";
import { dispatch, type Editor, save, start, toFix, useEditor } from "./store.ts";
import { TranslatorsView } from "./TranslatorsView.tsx";
import { WordsView } from "./WordsView.tsx";
import "./app.css";

const views = { words: WordsView, file: ContentView, publish: PublishView, translators: TranslatorsView };

function Workplace() {
  const { address, diskError } = useEditor();
  const View = views[address.kind as keyof typeof views] ?? WordsView;
  return (
    <div className="workplace">
      <header>
        <Bar />
        {diskError && (
          <p className="alert" role="alert">
            {diskError} What you have typed is kept.
          </p>
        )}
        <LegalDate />
        <LanguagesGone />
        <Conflicts />
      </header>
      <Sidebar />
      <main>
        <View key={address.name} />
      </main>
    </div>
  );
}

/** "2 wait: 1 for translations, 1 to fix"; nothing if nothing waits. */
function inWords(waiting: readonly string[]): string {
  const counts = [...Map.groupBy(waiting, (kind) => kind)].map(([kind, own]) => `${own.length} ${kind}`);
  return waiting.length === 0
    ? ""
    : `${waiting.length} ${waiting.length === 1 ? "waits" : "wait"}: ${counts.join(", ")}`;
}

/** How things stand, and whether that is "saved", "busy" or "failed". */
function statusOf(editor: Editor): [string, string] {
  const { conflicts, diagnostics, isUnsaved, outcome, sent } = editor;
  if (sent) return ["busy", "Saving…"];
  if (conflicts.length > 0)
    return ["failed", `Not saved: ${conflicts.length} changed in the files as well. Choose below.`];
  if (outcome?.kind === "failed") return ["failed", outcome.text];
  if (!isUnsaved) {
    const waiting = pendingIn(editor).map((changeSet) => reasonToWait(editor, changeSet).kind);
    const text = [outcome?.text ?? "Nothing to save", inWords(waiting)].filter(Boolean).join("; ");
    return [waiting.includes("to fix") ? "busy" : "saved", text];
  }
  const begun = outcome?.kind === "done" ? outcome.text : "Not saved";
  if (isChecking(editor)) return ["busy", `${begun}; checking…`];
  const wrong = toFix(diagnostics);
  const errors = wrong.filter(({ severity }) => severity === "error").length;
  if (errors > 0) return ["failed", `${begun}; ${errors} to fix, and kept until then`];
  const later = wrong.length > 0 ? `${wrong.length} to fix before it is published` : "checks passed";
  return ["busy", `${begun}; ${later}`];
}

function Bar() {
  const editor = useEditor();
  const { conflicts, isUnsaved, past, sent } = editor;
  const [kind, text] = statusOf(editor);
  const isSaveable = isUnsaved && !sent;
  return (
    <div className="bar">
      <h1>Editor</h1>
      <p role="status" className={kind}>
        {text}
      </p>
      <Button disabled={past.length === 0} onClick={() => dispatch(undone)}>
        Undo
      </Button>
      <Button disabled={!isSaveable && conflicts.length === 0} onClick={() => dispatch(discarded)}>
        Discard
      </Button>
      <Button className="primary" disabled={!isSaveable || conflicts.length > 0} onClick={() => void save()}>
        Save
      </Button>
    </div>
  );
}

/** Gives an element the focus as it appears. */
const focus = (element: HTMLElement | null): void => element?.focus();

/** Values that changed in the files while they were changed here: both are shown, and neither is lost. */
function Conflicts() {
  const editor = useEditor();
  const { conflicts } = editor;
  if (conflicts.length === 0) return null;
  const nameOf = placeNames(editor);
  return (
    <section ref={focus} tabIndex={-1} className="conflicts" aria-label="Changed in the files as well">
      <h2>Changed in the files as well: which one is to stay?</h2>
      {conflicts.map((conflict) => {
        const place = nameOf(conflict.change);
        return (
          <div key={place}>
            <h3>{place}</h3>
            <p>
              Yours: <Shown value={conflict.change.after} />
            </p>
            <p>
              In the files: <Shown value={conflict.found} />
            </p>
            <Button onClick={() => dispatch(resolved, conflict, "mine")}>Keep yours</Button>{" "}
            <Button onClick={() => dispatch(resolved, conflict, "theirs")}>Take the one in the files</Button>
          </div>
        );
      })}
    </section>
  );
}

const root = createRoot(document.body);
root.render(<p className="notice">Reading the files…</p>);
start().then(
  () => root.render(<Workplace />),
  ({ message }) =>
    root.render(
      <p className="notice" role="alert">
        {message} Then load this page again.
      </p>,
    ),
);
