import type { RouteId } from "./routes.ts";

interface Places {
  /** In the bar, or in its menu Solutions, where a link has a second label, `<page>Hint`. */
  bar: "item" | "solutions";
  footer: "solutions" | "company" | "social" | "legal";
  /** The section of llms.txt. Readers may skip `Optional` (llmstxt.org). Pages are in another, which needs no row. */
  llms: "Optional";
}

/** Shown somewhere. */
type Shown = Partial<Places> & (Pick<Places, "bar"> | Pick<Places, "footer"> | Pick<Places, "llms">);

type PageLink = Shown & {
  page: RouteId;
  /** Whether the footer writes its address in lower case, as the specification does. */
  isLowerCaseInFooter?: true;
};

type OutsideLink = Shown & {
  /** One of `links` in site.config.json. */
  address: string;
  /** In place of its label, among the social media. */
  icon?: string;
};

/**
 * The links of the bar, the footer and llms.txt, in the order of each of them. The label of a row is in `navigation` of
 * `catalogues/<language>/common.json`, under the name of its page or address.
 */
export const navigationLinks = [
  { page: "brokers", bar: "solutions", footer: "solutions" },
  { page: "propFirms", bar: "solutions", footer: "solutions" },
  { page: "communities", bar: "solutions", footer: "solutions", isLowerCaseInFooter: true },
  { page: "caseStudies", bar: "item", footer: "company" },
  { page: "partners", bar: "item", footer: "company" },
  { address: "blog", bar: "item", footer: "company", llms: "Optional" },
  { address: "app", bar: "item" },
  { address: "status", footer: "company", llms: "Optional" },
  { address: "linkedin", footer: "social", icon: "Linkedin" },
  { address: "instagram", footer: "social", icon: "Instagram" },
  { page: "privacyPolicy", footer: "legal" },
] as const satisfies readonly (PageLink | OutsideLink)[];

export type NavigationLink = (typeof navigationLinks)[number];

/** The links of one place, such as `linksIn("footer", "company")`. */
export const linksIn = <Part extends keyof Places, Place extends Places[Part]>(part: Part, place: Place) =>
  navigationLinks.filter((link: Partial<Places>): boolean => link[part] === place) as Extract<
    NavigationLink,
    Record<Part, Place>
  >[];

/** The name of a link's page or address, under which its words are. */
export const nameOf = (link: NavigationLink) => ("page" in link ? link.page : link.address);
