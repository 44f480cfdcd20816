import { wordsOf } from "./entries.ts";
import { Fields } from "./Field.tsx";
import { Preview } from "./Preview.tsx";
import { ForEngineers, Notes } from "./parts.tsx";
import { rootOf, textAt, useEditor } from "./store.ts";
import { titleOf } from "./titles.ts";

/** A file of content, or the settings: a form made of its schema. */
export function ContentView() {
  const editor = useEditor();
  const { name: file } = editor.address;
  const schema = rootOf(editor);
  // The page of the first words that the file names shows most of it.
  const shown = editor.messageKey ?? wordsOf(editor, [], schema);
  const namespace = shown?.namespace ?? "home";
  return (
    <div className="content">
      <div className="fields">
        <h2>{titleOf(file)}</h2>
        <Notes place={[file]} schema={schema} />
        <Fields place={[file]} schema={schema} />
        <ForEngineers>
          <code>{file}</code>
          <p>{textAt(editor.values, [file, "$comment"])}</p>
        </ForEngineers>
      </div>
      <div className="detail">
        <Preview key={namespace} namespace={namespace} messageKey={editor.messageKey} />
      </div>
    </div>
  );
}
