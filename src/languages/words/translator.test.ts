import { expect, test } from "vitest";
import { site } from "../../site/site.ts";
import { languagePaths, translatorFor } from "./translator.ts";

test("LN-05 every published language has the paths of each page", () => {
  expect(languagePaths().map(({ params }) => params.language)).toEqual(site.languages);
});

test("LN-05 a page speaks its language, and names the company as it is configured", async () => {
  const { language, t } = await translatorFor("es");
  expect(language).toBe("es");
  expect(t("common:footer.copyright", { year: 2030 })).toMatch(/Todos los derechos/);
  expect(t("common:footer.copyright", { year: 2030 })).toContain(`© 2030 ${site.legalName}`);
  expect(t("brokers:partners.title")).toContain(site.brand);
  const terms = t("legal:sections.terms.paragraphs", { returnObjects: true });
  expect(terms.join()).toContain(site.supportEmail);
});
