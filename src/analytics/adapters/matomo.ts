import { type Adapter, type MeasuredPage, propertiesOf } from "../events.ts";
import { send } from "../send.ts";

interface MatomoSettings {
  /** Origin of the instance. */
  host: string;
  /** Number of the site there. */
  id: string;
}

/**
 * Matomo's Tracking HTTP API (https://developer.matomo.org/api-reference/tracking-api), without its script and without
 * cookies. Events are a category, an action and a name: what happened, its properties, and where.
 */
export function matomo({ host, id }: MatomoSettings): Adapter {
  const post = (page: MeasuredPage, parameters: Readonly<Record<string, string>>): void =>
    send(
      `${host}/matomo.php`,
      new URLSearchParams({
        idsite: id,
        rec: "1",
        apiv: "1",
        send_image: "0",
        cookie: "0",
        rand: crypto.randomUUID(),
        url: page.address,
        urlref: page.referrer,
        ...parameters,
      }),
    );
  const event = (page: MeasuredPage, section: string, category: string, action: readonly string[]) => ({
    e_c: category,
    // Matomo takes no event without an action.
    e_a: action.join(" ") || category,
    e_n: `${page.id} ${section} ${page.language}`,
    ca: "1",
  });
  return {
    page: (page) => post(page, { action_name: page.id }),
    event: (measured, section, page) =>
      post(page, event(page, section, measured.name, Object.values(propertiesOf(measured)))),
    vital: ({ name, value, rating }, page) =>
      post(page, { ...event(page, "page", "web_vital", [name, rating]), e_v: `${value}` }),
  };
}
