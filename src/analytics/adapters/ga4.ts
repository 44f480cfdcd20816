import { type Adapter, type MeasuredPage, propertiesOf } from "../events.ts";

interface Ga4Settings {
  /** Origin of Google's script, or of a tagging server of one's own. */
  host: string;
  /** The measurement id, `G-…`. */
  id: string;
  /** Whether the host is a tagging server, to which the script then sends what it measures. */
  isOwnServer: boolean;
}

/** https://developers.google.com/analytics/devguides/collection/ga4/reference/config */
const thirteenMonths = 395 * 24 * 60 * 60;

/**
 * Google Analytics 4 through Google's script, gtag.js, which is loaded by calling this: only with the visitor's consent
 * (consent mode, basic). No consent to advertising is ever given.
 */
export function ga4({ host, id, isOwnServer }: Ga4Settings): Adapter {
  const queue: unknown[] = [];
  Object.assign(window, { dataLayer: queue });
  // Google's script tells commands from data by the kind of object: they must be `arguments`.
  const gtag: (...command: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: see above.
    queue.push(arguments);
  };
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  gtag("consent", "default", { ...denied, analytics_storage: "denied" });
  gtag("consent", "update", { ...denied, analytics_storage: "granted" });
  gtag("js", new Date());
  gtag("config", id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Only cookies of this host, so that `forgetGa4` can delete them.
    cookie_domain: "none",
    cookie_expires: thirteenMonths,
    cookie_update: false,
    ...(isOwnServer && { server_container_url: host }),
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${host}/gtag/js?id=${id}`;
  document.head.append(script);

  // Google has a `language` of its own: the browser's.
  const places = (page: MeasuredPage) => ({
    page_id: page.id,
    page_language: page.language,
    page_location: page.address,
    page_referrer: page.referrer,
  });
  return {
    page: (page) => gtag("event", "page_view", places(page)),
    event: (event, section, page) =>
      gtag("event", event.name, { ...propertiesOf(event), section, ...places(page) }),
    vital: ({ name, value, rating }, page) =>
      gtag("event", "web_vital", { vital: name, value, rating, ...places(page) }),
  };
}

/** Stops Google's script and deletes its cookies. */
export function forgetGa4(id: string): void {
  // https://developers.google.com/analytics/devguides/collection/ga4/tag-guide
  Object.assign(window, { [`ga-disable-${id}`]: true });
  for (const name of ["_ga", `_ga_${id.replace(/^G-/, "")}`])
    document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}
