import { expect, test } from "vitest";
import type { Translate } from "../../i18n/messages/catalogues.ts";
import { eventDays } from "../../site/event.ts";
import { site } from "../../site/site.ts";
import { structuredData } from "./structuredData.ts";

test("no text ends the script that holds it, and none has joiners", () => {
  const t = (() => "</script> 1–\u20602") as unknown as Translate;
  const json = structuredData("home", { language: "en", t });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@graph"]).toContainEqual(expect.objectContaining({ name: "</script> 1–2" }));
});

test("LY-01 the event is described as long as the build is made on a day before its end", () => {
  const t = (() => "") as unknown as Translate;
  const eventOn = (day: string) =>
    JSON.parse(structuredData("home", { language: "ja", t }, new Date(`${day}T12:00`)))["@graph"].find(
      (item: { "@type": string }) => item["@type"] === "Event",
    );
  const { name, startsOn, endsOn, url, location } = site.event;
  const described = {
    "@type": "Event",
    name,
    startDate: startsOn,
    endDate: endsOn,
    location: { "@type": "Place", address: location.ja },
    url,
  };
  expect(eventOn("2000-01-01")).toEqual(described);
  expect(eventOn(endsOn)).toEqual(described);
  expect(eventOn(eventDays(site)[1] ?? "")).toBeUndefined();
});
