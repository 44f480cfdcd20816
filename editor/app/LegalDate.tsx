import { isGroup, type Value, valueAt } from "../../publishing/changes.ts";
import { settingsFile } from "../../publishing/inspection.ts";
import { useEditor } from "./editor.ts";
import { setValue } from "./state.ts";

const today = (): string => new Date().toLocaleDateString("sv");

/** Offers to date the legal text anew once it has changed. @param isChanged whether it has */
export function LegalDate({ isChanged }: { isChanged: boolean }) {
  const editor = useEditor();
  const settings: Value = editor.current(settingsFile);
  const date = valueAt(settings, ["legalUpdated"]);
  if (!isChanged || !isGroup(settings) || date === today()) return null;
  return (
    <p className="alert" role="note">
      The legal text has changed; its page says that it was last changed on {`${date}`}.{" "}
      <button type="button" onClick={() => editor.edit(setValue(settingsFile, ["legalUpdated"], today()))}>
        Date it today
      </button>
    </p>
  );
}
