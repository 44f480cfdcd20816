import { cases } from "../../content/cases.ts";
import { navigation } from "../../content/navigation.ts";
import { type RouteId, routes } from "../../content/routes.ts";
import { type English, english } from "../../i18n/messages/english.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { withoutWordJoiners } from "../../i18n/messages/noBreak.ts";
import { daysBegun, eventDays, eventStates } from "../../site/event.ts";
import { site } from "../../site/site.ts";
import { canonical, outsideAddress } from "../addresses.ts";
import { pageMeta } from "./pageMeta.ts";

/** The pages that describe a service for one audience each. */
const services = ["brokers", "propFirms", "communities"] as const satisfies readonly RouteId[];

/** A node of JSON-LD in the vocabulary of schema.org. */
type Thing = { "@type": string } & Record<string, unknown>;

const provider = { "@id": `${site.url}/#organization` };

/**
 * What a document says to search engines, in the vocabulary of schema.org (ADR 035). It repeats what the page shows,
 * in its language, and nothing else.
 * @param today the day of the build, in the time zone of its machine
 * @returns JSON-LD, the content of a `<script>`
 */
export function structuredData(route: RouteId, i18n: I18n, today = new Date()): string {
  const graph = {
    "@context": "https://schema.org",
    "@graph": [
      organization(i18n),
      webSite(i18n),
      ...eventToCome(i18n, today),
      ...("hidden" in routes[route] ? [] : describedPage(route, i18n)),
    ],
  };
  return withoutWordJoiners(JSON.stringify(graph)).replaceAll("<", "\\u003c");
}

/** What search engines are told of a page that they list. */
function describedPage(route: RouteId, i18n: I18n): Thing[] {
  const { t } = i18n;
  return [
    ...(route === "home"
      ? services.map((id) => service(id, t(`home:audiences.${id}.description`), i18n))
      : [breadcrumbs(route, i18n)]),
    ...services.filter((id) => id === route).map((id) => service(id, pageMeta(id, t).description, i18n)),
    ...(route === "caseStudies" ? [caseList(i18n)] : []),
    ...questions(route, i18n),
  ];
}

const organization = ({ language }: I18n): Thing => ({
  "@type": "Organization",
  ...provider,
  name: site.brand,
  legalName: site.legalName,
  url: canonical("home", language),
  logo: `${site.url}/apple-touch-icon.png`,
  sameAs: navigation.footer.social.map(outsideAddress),
});

const webSite = ({ language }: I18n): Thing => ({
  "@type": "WebSite",
  name: site.brand,
  url: canonical("home", language),
  inLanguage: language,
  publisher: provider,
});

/** The event of the banner until it is over. What the page shows follows the visitor's day instead (D20). */
function eventToCome({ language }: I18n, today: Date): Thing[] {
  const state = eventStates[daysBegun(today, eventDays(site))];
  if (state !== "before" && state !== "during") return [];
  const { name, startsOn, endsOn, url, location } = site.event;
  const place = { "@type": "Place", address: location[language] ?? location.en };
  return [{ "@type": "Event", name, startDate: startsOn, endDate: endsOn, location: place, url }];
}

/** The last item is the page itself, whose address a list of breadcrumbs leaves out. */
const breadcrumbs = (route: RouteId, { language, t }: I18n): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: site.brand, item: canonical("home", language) },
    { "@type": "ListItem", position: 2, name: pageMeta(route, t).title },
  ],
});

const service = (id: (typeof services)[number], description: string, { language, t }: I18n): Thing => ({
  "@type": "Service",
  name: t(`common:navigation.${id}Hint`),
  description,
  url: canonical(id, language),
  audience: { "@type": "Audience", audienceType: t(`common:navigation.${id}`) },
  provider,
});

const caseList = ({ language }: I18n): Thing => ({
  "@type": "ItemList",
  itemListElement: Object.entries(cases).map(([id, { company }], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: company,
    url: `${canonical("caseStudies", language)}#${id}`,
  })),
});

/** The questions of a page whose catalogue has any. */
function questions(route: RouteId, { language, t }: I18n): Thing[] {
  const { catalogue } = routes[route];
  if (!hasQuestions(catalogue)) return [];
  const items = Object.values(t(`${catalogue}:faq.items`, { returnObjects: true }));
  return [
    {
      "@type": "FAQPage",
      inLanguage: language,
      mainEntity: items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}

type WithQuestions = {
  [Name in keyof English]: English[Name] extends { faq: unknown } ? Name : never;
}[keyof English];

const hasQuestions = (catalogue: keyof English): catalogue is WithQuestions => "faq" in english[catalogue];
