import { createRoot } from "react-dom/client";
import { isSame } from "../../publishing/changes.ts";
import { Conflicts } from "./Conflicts.tsx";
import { FactsView } from "./FactsView.tsx";
import { PublishView } from "./PublishView.tsx";
import { Button } from "./parts.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { discarded, isChecking, undone } from "./state.ts";
import { act, count, isMissing, messageOf, save, start, useEditor } from "./store.ts";
import { titleOfChange } from "./titles.ts";
import { WordsView } from "./WordsView.tsx";
import "./app.css";

function Editor() {
  const { address, diskError } = useEditor();
  return (
    <div className="workplace">
      <header>
        <Bar />
        {diskError && (
          <p className="alert" role="alert">
            A file on disk cannot be read, and nothing can be saved until it can: {diskError} What you have
            typed is kept.
          </p>
        )}
        <Conflicts />
      </header>
      <Sidebar />
      <main>
        {address.kind === "publish" && <PublishView />}
        {address.kind === "file" && <FactsView key={address.name} />}
        {address.kind === "words" && <WordsView key={address.name} />}
      </main>
    </div>
  );
}

function Bar() {
  const editor = useEditor();
  const { changes, conflicts, content, faults, isUnsaved, outcome, past, sent } = editor;
  const wrong = faults.filter((fault) => !isMissing(fault));
  const toFix = wrong.filter(({ stopsBuild }) => stopsBuild).length;
  const own = changes.filter((change) => !content.waiting.changes.some((each) => isSame(each, change)));
  const [last] = past.slice(-1);
  const check = isChecking(editor)
    ? "checking…"
    : toFix > 0
      ? `${toFix} to fix, and kept until then`
      : wrong.length > 0
        ? `${wrong.length} to fix before it is published`
        : "checks passed";
  const state = (): [string, string] => {
    if (sent) return ["busy", "Saving…"];
    if (conflicts.length > 0)
      return [
        "failed",
        `Not saved: ${count(conflicts.length, "value")} changed on disk as well. Choose below.`,
      ];
    if (outcome?.kind === "failed") return ["failed", outcome.text];
    if (isUnsaved) return [toFix > 0 ? "failed" : "busy", `${own.length || "Something"} not saved; ${check}`];
    return ["saved", outcome?.text ?? "Nothing to save"];
  };
  const [kind, text] = state();
  return (
    <div className="bar">
      <h1>Editor</h1>
      <p role="status" className={kind}>
        {text}
      </p>
      <Button
        className=""
        disabled={!last}
        title={last && `Takes back: ${titleOfChange(last.changes)}`}
        onClick={() => act(undone)}
      >
        Undo
      </Button>
      <Button
        className=""
        disabled={Boolean(sent) || (!isUnsaved && conflicts.length === 0)}
        onClick={() => act(discarded)}
      >
        Discard
      </Button>
      <Button
        className="primary"
        disabled={!isUnsaved || Boolean(sent) || conflicts.length > 0}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => void save()}
      >
        Save
      </Button>
    </div>
  );
}

const root = createRoot(document.body);
root.render(<p className="notice">Reading the files…</p>);
start().then(
  () => root.render(<Editor />),
  (error) =>
    root.render(
      <div className="notice" role="alert">
        <h1>The files cannot be read</h1>
        <p>{messageOf(error)}</p>
        <p>Fix the file that is named, then load this page again.</p>
      </div>,
    ),
);
