import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Message } from "./Message.tsx";

const email = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

test("renders each tag in its place and escapes the rest", () => {
  const html = renderToStaticMarkup(
    <Message tags={{ email }}>
      {"Write to <email>a@b.example</email> or <email>c@d.example</email> & wait."}
    </Message>,
  );
  expect(html).toBe(
    'Write to <a href="mailto:a@b.example">a@b.example</a> or <a href="mailto:c@d.example">c@d.example</a> &amp; wait.',
  );
});

test("throws for a tag without a rendering", () => {
  expect(() => renderToStaticMarkup(<Message tags={{}}>{"<b>bold</b>"}</Message>)).toThrow(
    "No rendering for <b>",
  );
});
