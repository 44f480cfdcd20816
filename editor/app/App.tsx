import { useEffect } from "react";
import { settingsFile } from "../content.ts";
import { useAddress } from "./address.ts";
import { Conflicts } from "./Conflicts.tsx";
import { EditorStateProvider, useCreateEditorState, useEditorState } from "./editorState.ts";
import { FactsView } from "./FactsView.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { WordsView } from "./WordsView.tsx";

export function App() {
  const editor = useCreateEditorState();
  if (!editor) return <p className="notice">Reading the files…</p>;
  if ("error" in editor)
    return (
      <div className="notice" role="alert">
        <h1>The files cannot be read</h1>
        <p>{editor.error}</p>
        <p>Fix the file that is named, then load this page again.</p>
      </div>
    );
  return (
    <EditorStateProvider value={editor}>
      <Workplace />
    </EditorStateProvider>
  );
}

function Workplace() {
  const editor = useEditorState();
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
    <div className="workplace">
      <Bar />
      <Sidebar address={address} />
      <main>
        <Conflicts />
        {address.kind === "file" ? (
          <FactsView key={address.name} file={address.name || settingsFile} />
        ) : (
          <WordsView key={address.name} namespace={address.name} selected={address.key} />
        )}
      </main>
    </div>
  );
}

function Bar() {
  const { changes, confirmed, faults, isChecking, isSaving, outcome, save, discard } = useEditorState();
  const confirmations = Object.values(confirmed).flat().length;
  const isChanged = changes.length + confirmations > 0;
  const files = new Set(changes.map(({ file }) => file));
  const blocking = faults.filter(({ stopsBuild }) => stopsBuild);
  const onlyWords = blocking.every(({ file }) => file.startsWith("catalogues/"));
  return (
    <header className="bar">
      <h1>Editor</h1>
      <p role="status" className={outcome?.kind}>
        {isSaving
          ? "Saving…"
          : isChanged
            ? `${changes.length + confirmations} not saved, in ${files.size || 1} ${files.size > 1 ? "files" : "file"}${
                isChecking
                  ? "; checking…"
                  : blocking.length > 0
                    ? `; the site cannot be built: ${blocking.length} to fix first`
                    : faults.length > 0
                      ? `; ${faults.length} to fix`
                      : "; checks passed"
              }${outcome && outcome.kind !== "saved" ? `. ${outcome.text}` : ""}`
            : (outcome?.text ?? "Nothing to save")}
      </p>
      <button type="button" disabled={!isChanged || isSaving} onClick={discard}>
        Discard
      </button>
      {isChanged && !isChecking && blocking.length > 0 && onlyWords && (
        <button type="button" disabled={isSaving} onClick={() => save(true)}>
          Save unfinished
        </button>
      )}
      <button
        type="button"
        className="primary"
        disabled={!isChanged || isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => save()}
      >
        Save
      </button>
    </header>
  );
}
