import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { english } from "../../languages/words/english.ts";
import { Switchboard } from "./Switchboard.tsx";

const words = english.partners.why.opportunities;

test("PA-03 the screen counts the firms of all markets by the state of their switch", () => {
  const html = renderToStaticMarkup(
    <Switchboard
      words={words}
      markets={[
        { id: "brokers", address: "/", clients: [{ id: "1", name: "First", state: "on" }] },
        {
          id: "communities",
          address: "/",
          clients: [
            { id: "2", name: "Second", state: "on" },
            { id: "3", name: "Third", state: "off" },
          ],
        },
      ]}
    />,
  );
  const text = html.replaceAll(/<[^>]+>/g, "");
  const { on, pending, off } = words.states;
  expect(text).toContain(`${words.markets.title}${on} 2${pending} 0${off} 1`);
});
