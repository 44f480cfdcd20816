import { useEffect, useState } from "react";
import { isSame } from "../../publishing/changes.ts";
import { settingsFile } from "../../publishing/inspection.ts";
import type { Content } from "../content.ts";
import { useAddress } from "./address.ts";
import { call, messageOf } from "./api.ts";
import { Conflicts } from "./Conflicts.tsx";
import { count, EditorProvider, isMissing, useCreateEditor, useEditor } from "./editor.ts";
import { FactsView } from "./FactsView.tsx";
import { PublishView } from "./PublishView.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { titleOfChange } from "./titles.ts";
import { WordsView } from "./WordsView.tsx";

/** The page of the editor, once the files are read. */
export function App() {
  const [content, setContent] = useState<Content>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    call<Content>("content").then(setContent, (reason) => setError(messageOf(reason)));
  }, []);
  if (error)
    return (
      <div className="notice" role="alert">
        <h1>The files cannot be read</h1>
        <p>{error}</p>
        <p>Fix the file that is named, then load this page again.</p>
      </div>
    );
  return content ? <Workplace content={content} /> : <p className="notice">Reading the files…</p>;
}

function Workplace({ content }: { content: Content }) {
  const editor = useCreateEditor(content);
  const address = useAddress();
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      editor.save();
    };
    addEventListener("keydown", saveByKey);
    return () => removeEventListener("keydown", saveByKey);
  }, [editor]);
  return (
    <EditorProvider value={editor}>
      <div className="workplace">
        <header>
          <Bar />
          {editor.diskError && (
            <p className="alert" role="alert">
              A file on disk cannot be read, and nothing can be saved until it can: {editor.diskError} What
              you have typed is kept.
            </p>
          )}
          <Conflicts />
        </header>
        <Sidebar address={address} />
        <main>
          {address.kind === "publish" ? (
            <PublishView />
          ) : address.kind === "file" ? (
            <FactsView key={address.name} file={address.name || settingsFile} />
          ) : (
            <WordsView key={address.name} namespace={address.name} selected={address.key} />
          )}
        </main>
      </div>
    </EditorProvider>
  );
}

function Bar() {
  const editor = useEditor();
  const { changes, content, conflicts, faults, isSaving, isUnsaved, outcome, past } = editor;
  const wrong = faults.filter((fault) => !isMissing(fault));
  const toFix = wrong.filter(({ stopsBuild }) => stopsBuild).length;
  const own = changes.filter(
    (change) => !content.waiting.changes.some((each) => isSame(each, change)),
  ).length;
  const last = past.at(-1);
  const [kind, text] = isSaving
    ? ["busy", "Saving…"]
    : conflicts.length > 0
      ? ["failed", `Not saved: ${count(conflicts.length, "value")} changed on disk as well. Choose below.`]
      : outcome?.kind === "failed"
        ? ["failed", outcome.text]
        : isUnsaved
          ? [
              toFix > 0 ? "failed" : "busy",
              `${own > 0 ? own : "Something"} not saved; ${
                editor.isChecking
                  ? "checking…"
                  : toFix > 0
                    ? `${toFix} to fix, and kept until then`
                    : wrong.length > 0
                      ? `${wrong.length} to fix before it is published`
                      : "checks passed"
              }`,
            ]
          : ["saved", outcome?.text ?? "Nothing to save"];
  return (
    <div className="bar">
      <h1>Editor</h1>
      <p role="status" className={kind}>
        {text}
      </p>
      <button
        type="button"
        disabled={!last}
        title={last ? `Takes back: ${titleOfChange(last.changes)}` : undefined}
        onClick={editor.undo}
      >
        Undo
      </button>
      <button
        type="button"
        disabled={isSaving || (!isUnsaved && conflicts.length === 0)}
        onClick={editor.discard}
      >
        Discard
      </button>
      <button
        type="button"
        className="primary"
        disabled={!isUnsaved || isSaving || conflicts.length > 0}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={editor.save}
      >
        Save
      </button>
    </div>
  );
}
