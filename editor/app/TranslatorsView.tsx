import { useDeferredValue, useState } from "react";
import type { LanguageRow } from "../../src/i18n/languages.ts";
import type { Imported } from "../translators/translations.ts";
import { unitsOf, waiting } from "../translators/units.ts";
import { Button, FileInput } from "./parts.tsx";
import { fail, importTranslations, send, useEditor, withIndexKeys } from "./store.ts";
import { addressOf, placeName } from "./titles.ts";

/** Saves the file for a translator on this computer. */
async function download(language: string, isAll: boolean): Promise<void> {
  const { text } = await send<{ text: string }>("export", { language, isAll });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/xliff+xml" }));
  link.download = `translations-${language}.xlf`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What waits for a language, its file for a translator, and what comes back. */
function LanguageFiles({ language: { code, name } }: { language: LanguageRow }) {
  const editor = useDeferredValue(useEditor());
  const [reading, setReading] = useState("");
  const count = waiting(unitsOf(editor, code)).length;
  const give = (isAll: boolean): void => void download(code, isAll).catch(fail("Not exported"));
  const take = async (file: File): Promise<void> => {
    setReading(file.name);
    await importTranslations(code, file).catch(fail("Not imported"));
    setReading("");
  };
  return (
    <section aria-label={name}>
      <h3 lang={code}>{name}</h3>
      <p>{count === 0 ? "Nothing waits." : count === 1 ? "1 text waits." : `${count} texts wait.`}</p>
      <p className="buttons">
        <Button disabled={count === 0} onClick={() => give(false)}>
          Export what waits
        </Button>
        <Button onClick={() => give(true)}>Export all</Button>
        <label htmlFor={`import-${code}`}>Import</label>
        <FileInput id={`import-${code}`} accept=".xlf,.xliff" onFile={(file) => void take(file)} />
      </p>
      <div role="status">{reading && <p>Reading {reading}…</p>}</div>
      {editor.imported?.language === code && <LastImport {...editor.imported} />}
    </section>
  );
}

/** What has become of a file: how much of it is taken, and the rest with why. */
const LastImport = ({ language, taken, refused }: Imported) => (
  <>
    <p role="status">
      Last import: {taken} taken, {refused.length} not.
    </p>
    <ul>
      {withIndexKeys(refused).map(({ key, item: { id, place: [file, ...path] = [], text, why } }) => (
        <li key={key}>
          {file ? <a href={addressOf(`${file}`, path)}>{placeName(`${file}`, path)}</a> : <code>{id}</code>}{" "}
          {why}
          <p lang={language}>{text}</p>
        </li>
      ))}
    </ul>
  </>
);

/** Files for translators, by language. */
export const TranslatorsView = () => (
  <div className="publish">
    <h2>Translators</h2>
    <p>
      A translator gets a file (XLIFF 1.2, which translation tools open) with the English, notes and terms,
      and gives it back translated. What you import is not saved until you press Save.
    </p>
    {useEditor()
      .content.languages.slice(1)
      .map((language) => (
        <LanguageFiles key={language.code} language={language} />
      ))}
  </div>
);
