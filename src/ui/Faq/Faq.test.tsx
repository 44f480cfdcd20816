import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { examples, questions } from "./Faq.examples.tsx";

test.each(Object.entries(examples))("WG-07 the HTML of %s has every question and answer", (_, example) => {
  const html = renderToStaticMarkup(example);
  for (const { question, answer } of questions) {
    expect(html).toContain(`>${question}</summary>`);
    expect(html).toContain(answer);
  }
  expect(html.match(/<details/g)).toHaveLength(questions.length);
  expect(html).not.toContain("style=");
});

test("items open one at a time only where they share a name", () => {
  expect(renderToStaticMarkup(examples.exclusive).match(/name="faq"/g)).toHaveLength(questions.length);
  expect(renderToStaticMarkup(examples.independent)).not.toContain("name=");
});
