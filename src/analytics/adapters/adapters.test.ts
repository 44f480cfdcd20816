// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MeasuredEvent, MeasuredPage } from "../events.ts";
import { forgetGa4, ga4 } from "./ga4.ts";
import { matomo } from "./matomo.ts";
import { plausible } from "./plausible.ts";

const page: MeasuredPage = {
  id: "brokers",
  language: "ja",
  address: "https://www.northbell.com/for-brokers?lng=ja&utm_source=letter",
  referrer: "https://search.example/",
};
const event: MeasuredEvent = { name: "call_to_action", button: "hero", scheduler: "brokers" };

const fetching = vi.fn(async () => new Response());
beforeEach(() => {
  vi.stubGlobal("fetch", fetching.mockClear());
});
afterEach(() => vi.unstubAllGlobals());

/** The bodies of all requests. Each must hold no cookie and survive the page. */
function sentTo(address: string): unknown[] {
  const calls = fetching.mock.calls as unknown as [string, RequestInit][];
  return calls.map(([to, { body, ...options }]) => {
    expect(to).toBe(address);
    expect(options).toEqual({ method: "POST", mode: "no-cors", credentials: "omit", keepalive: true });
    return body;
  });
}

test.each([
  ["Plausible", plausible, "https://stats.example/api/event"],
  ["Matomo", matomo, "https://stats.example/matomo.php"],
])("%s gets the address of each page, and where its visitor came from", (_, vendor, address) => {
  const adapter = vendor({ host: "https://stats.example", id: "7" });
  adapter.page(page);
  adapter.event(event, "brokers", page);
  adapter.vital({ name: "CLS", value: 0.02, rating: "good" }, page);
  for (const body of sentTo(address)) {
    const told = body instanceof URLSearchParams ? Object.fromEntries(body) : JSON.parse(String(body));
    expect(Object.values(told)).toEqual(expect.arrayContaining([page.address, page.referrer]));
  }
  expect(fetching).toHaveBeenCalledTimes(3);
});

test("a vendor that cannot be reached is not noticed", async () => {
  fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  plausible({ host: "https://plausible.io", id: "northbell.com" }).page(page);
  await new Promise((settled) => setTimeout(settled));
  expect(fetching).toHaveBeenCalledOnce();
});

test("Google's script is loaded once, with consent only to statistics", () => {
  const adapter = ga4({ host: "https://tags.northbell.com", id: "G-A1", isOwnServer: true });
  adapter.page(page);
  adapter.event(event, "brokers", page);
  const scripts = [...document.querySelectorAll("script")].map(({ src }) => src);
  expect(scripts).toEqual(["https://tags.northbell.com/gtag/js?id=G-A1"]);
  const { dataLayer } = window as unknown as { dataLayer: IArguments[] };
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  expect(dataLayer.slice(0, 2).map((command) => [...command])).toEqual([
    ["consent", "default", { ...denied, analytics_storage: "denied" }],
    ["consent", "update", { ...denied, analytics_storage: "granted" }],
  ]);
});

test("taking consent back deletes the cookies of Google's script, and no others", () => {
  document.cookie = "_ga_A1=GS1.1; Path=/";
  document.cookie = "i18nextLng=ja; Path=/";
  forgetGa4("G-A1");
  expect(document.cookie).toBe("i18nextLng=ja");
});
