import { routes } from "../../src/facts/routes.ts";
import { words } from "../fixtures.ts";
import { test } from "./fixtures.ts";

const { common } = words("en");
const dialog = "dialog#book-demo[open]";
const bookDemo = { css: "header a", text: common.navigation.bookDemo };

test("LY-10 Book demo opens the dialog, keeps focus inside, closes on Escape and gives focus back", async ({
  visitor,
}) => {
  await visitor.open(routes.home.path);
  await visitor.focus(bookDemo);
  await visitor.press("Enter");
  await visitor.expectSeen(dialog);
  for (let stop = 0; stop < 6; stop += 1) {
    await visitor.press("Tab");
    await visitor.expect(
      "focus is in the dialog or in the browser's own bar",
      true,
      () => document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")),
    );
  }
  await visitor.press("Escape");
  await visitor.expectSeen(dialog, false);
  await visitor.expectFocus(bookDemo);
});
