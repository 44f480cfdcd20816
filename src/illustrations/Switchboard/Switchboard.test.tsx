import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { english } from "../../i18n/messages/english.ts";
import { Switchboard } from "./Switchboard.tsx";

const words = english.partners.why.opportunities;

test("PA-03 each firm has a switch with its name, on or off as it is", () => {
  const html = renderToStaticMarkup(
    <Switchboard
      words={words}
      markets={[
        { id: "brokers", address: "/", clients: [{ name: "First", on: true }] },
        { id: "communities", address: "/", clients: [{ name: "Second", on: false }] },
      ]}
    >
      the log
    </Switchboard>,
  );
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(inputs.map((input) => /aria-label="(.*?)"/.exec(input)?.[1])).toEqual(["First", "Second"]);
  expect(inputs.map((input) => input.includes("checked"))).toEqual([true, false]);
});
