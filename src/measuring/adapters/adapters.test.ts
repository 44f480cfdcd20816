// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Adapter, MeasuredEvent, MeasuredPage } from "../events.ts";
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

/** Sends one of each, and an event without properties. */
function useAll(adapter: Adapter): void {
  adapter.page(page);
  adapter.event(event, "brokers", page);
  adapter.event({ name: "confirmation_reached" }, "confirmation", page);
  adapter.vital({ name: "CLS", value: 0.02, rating: "good" }, page);
}

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

test("Plausible gets its events as JSON", () => {
  useAll(plausible({ host: "https://plausible.io", id: "northbell.com" }));
  const common = { domain: "northbell.com", url: page.address, referrer: page.referrer };
  const place = { page: "brokers", language: "ja" };
  expect(sentTo("https://plausible.io/api/event").map((body) => JSON.parse(String(body)))).toEqual([
    { name: "pageview", ...common, props: place },
    {
      name: "call_to_action",
      ...common,
      props: { button: "hero", scheduler: "brokers", section: "brokers", ...place },
    },
    { name: "confirmation_reached", ...common, props: { section: "confirmation", ...place } },
    { name: "web_vital", ...common, props: { vital: "CLS", value: "0.02", rating: "good", ...place } },
  ]);
});

test("Matomo gets the parameters of its Tracking HTTP API", () => {
  useAll(matomo({ host: "https://matomo.northbell.com", id: "7" }));
  const common = {
    idsite: "7",
    rec: "1",
    apiv: "1",
    send_image: "0",
    cookie: "0",
    rand: expect.any(String),
    url: page.address,
    urlref: page.referrer,
  };
  const bodies = sentTo("https://matomo.northbell.com/matomo.php");
  expect(bodies.map((body) => Object.fromEntries(body as URLSearchParams))).toEqual([
    { ...common, action_name: "brokers" },
    { ...common, ca: "1", e_c: "call_to_action", e_a: "hero brokers", e_n: "brokers brokers ja" },
    {
      ...common,
      ca: "1",
      e_c: "confirmation_reached",
      e_a: "confirmation_reached",
      e_n: "brokers confirmation ja",
    },
    { ...common, ca: "1", e_c: "web_vital", e_a: "CLS good", e_n: "brokers page ja", e_v: "0.02" },
  ]);
});

test("a vendor that cannot be reached is not noticed", async () => {
  fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  plausible({ host: "https://plausible.io", id: "northbell.com" }).page(page);
  await new Promise((settled) => setTimeout(settled));
  expect(fetching).toHaveBeenCalledOnce();
});

test("Google's script is loaded once, with consent only to statistics, and gets everything by commands", () => {
  useAll(ga4({ host: "https://tags.northbell.com", id: "G-A1", isOwnServer: true }));
  const [script, ...others] = document.querySelectorAll("script");
  expect([script?.src, script?.async, others]).toEqual([
    "https://tags.northbell.com/gtag/js?id=G-A1",
    true,
    [],
  ]);
  const { dataLayer } = window as unknown as { dataLayer: IArguments[] };
  // Google's script takes `arguments` for commands, and arrays for data.
  expect(dataLayer.every((command) => String(command) === "[object Arguments]")).toBe(true);
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  const place = {
    page_id: "brokers",
    page_language: "ja",
    page_location: page.address,
    page_referrer: page.referrer,
  };
  expect(dataLayer.map((command) => [...command])).toEqual([
    ["consent", "default", { ...denied, analytics_storage: "denied" }],
    ["consent", "update", { ...denied, analytics_storage: "granted" }],
    ["js", expect.any(Date)],
    [
      "config",
      "G-A1",
      expect.objectContaining({
        send_page_view: false,
        allow_google_signals: false,
        server_container_url: "https://tags.northbell.com",
      }),
    ],
    ["event", "page_view", place],
    ["event", "call_to_action", { button: "hero", scheduler: "brokers", section: "brokers", ...place }],
    ["event", "confirmation_reached", { section: "confirmation", ...place }],
    ["event", "web_vital", { vital: "CLS", value: 0.02, rating: "good", ...place }],
  ]);
});

test("taking consent back switches Google's script off and deletes its cookies", () => {
  document.cookie = "_ga=GA1.1; Path=/";
  document.cookie = "_ga_A1=GS1.1; Path=/";
  document.cookie = "i18nextLng=ja; Path=/";
  forgetGa4("G-A1");
  expect(document.cookie).toBe("i18nextLng=ja");
  expect(window).toHaveProperty("ga-disable-G-A1", true);
});
