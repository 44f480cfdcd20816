import { expect, test, vi } from "vitest";
import { parseJson, readJson } from "./readJson.ts";

const file = "src/content/navigation.json";

vi.mock("./readJson.ts", { spy: true });

/** Reads the navigation with this as the first link beside the copyright, and among the social media. */
async function read(legal: object, social: object) {
  const { readJson: read } = await vi.importActual<typeof import("./readJson.ts")>("./readJson.ts");
  vi.resetModules();
  const { bar, footer, llms } = read(file).value as typeof import("./navigation.json");
  const value = { bar, llms, footer: { ...footer, legal: [legal], social: [social] } };
  const json = parseJson(JSON.stringify(value), file);
  vi.mocked(readJson).mockImplementation((path) => (path === file ? json : read(path)));
  return (await import("./navigation.ts")).navigation.footer;
}

const terms = { id: "privacyPolicy", page: "terms" };
const forum = { id: "blog", url: "https://forum.example.com", icon: "Globe" };

test("a link leads to a page, an address of the settings or another one", async () => {
  expect(await read(terms, forum)).toMatchObject({ legal: [terms], social: [forum] });
  const blog = { ...terms, page: null, address: "blog" };
  expect(await read(blog, forum)).toMatchObject({ legal: [blog] });
});

test.each([
  [{ ...terms, page: null }, "footer.legal[0]: leads nowhere; choose a page or an address"],
  [{ ...terms, address: "blog" }, "footer.legal[0]: leads to several places; keep one"],
  [
    { ...terms, page: null, url: "example.com" },
    'footer.legal[0].url: is "example.com"; expected an absolute address such as https://www.example.com',
  ],
  [
    { ...terms, id: "forum" },
    'footer.legal[0].id: "forum" has no words; write them as navigation.forum in catalogues/en/common.json',
  ],
])("%j is refused with what is to be done", async (legal, message) => {
  await expect(read(legal, forum)).rejects.toThrow(`${file}:1: ${message}`);
});

test("a link among the social media has an icon that is there, and leaves the site", async () => {
  const wrong = { ...forum, page: "home", icon: "Rocket" };
  await expect(read(terms, wrong)).rejects.toThrow(
    `${file}:1: footer.social[0].icon: is "Rocket"; expected one of "Linkedin", "Instagram", "Globe"\n${file}:1: footer.social[0].page: is not a known field`,
  );
});
