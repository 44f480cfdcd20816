import { expect, test } from "vitest";
import type { Diagnostic } from "../../src/diagnostics.ts";
import { catalogueFile } from "../../src/i18n/messages/format.ts";
import type { Value } from "../publishing/changes.ts";
import { pendingIn, reasonToWait } from "./messageState.ts";
import { edited, set, stateOf } from "./state.ts";
import type { Editor } from "./store.ts";

const [english, spanish] = ["en", "es"].map((code) => catalogueFile(code, "home"));

test("what is pending waits for translations, to be fixed, for later, or to be finished", () => {
  const change = (file: string | undefined, key: string, after: Value) => ({
    file: `${file}`,
    path: [key],
    before: "Old",
    after,
  });
  const words = { title: "Old", cta: "Old", note: "Old", end: "Old" };
  const content = {
    files: {
      "site.config.json": { languages: ["en", "es"] },
      [`${english}`]: words,
      [`${spanish}`]: words,
    },
    pending: {
      changes: [
        change(english, "title", "New"),
        change(spanish, "cta", "Nuevo <b>"),
        change(spanish, "note", "Nuevo"),
        change(spanish, "end", "Nuevo"),
      ],
      confirmed: {},
      later: ["home:note"],
    },
    ...{ shown: {}, diagnostics: [], schemas: {}, languages: [], routes: [], variables: {} },
  };
  const place = { file: `${spanish}`, path: ["cta"], message: "is wrong", fix: "" };
  const diagnostics: Diagnostic[] = [{ code: "wrong-message", severity: "error", ...place }];
  const state = edited(stateOf(content), set([`${english}`, "other"], "Not saved"));
  const address = { kind: "publish", name: "publish", key: "" };
  const editor: Editor = { ...state, address, language: "en", publication: {}, isChosen: false, diagnostics };
  expect(
    pendingIn(editor)
      .map((changeSet) => reasonToWait(editor, changeSet).kind)
      .toSorted(),
  ).toEqual(["for later", "for translations", "to finish", "to fix"]);
});
