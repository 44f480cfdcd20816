import { type Adapter, type MeasuredPage, propertiesOf } from "../events.ts";
import { send } from "../send.ts";

interface PlausibleSettings {
  /** Origin of the instance. */
  host: string;
  /** The site's name there, usually its domain. */
  id: string;
}

/** Plausible's Events API (https://plausible.io/docs/events-api), which compatible services take as well. */
export function plausible({ host, id }: PlausibleSettings): Adapter {
  const post = (name: string, page: MeasuredPage, props: Readonly<Record<string, string>>): void =>
    send(
      `${host}/api/event`,
      JSON.stringify({
        name,
        domain: id,
        url: page.address,
        referrer: page.referrer,
        props: { ...props, page: page.id, language: page.language },
      }),
    );
  return {
    page: (page) => post("pageview", page, {}),
    event: (event, section, page) => post(event.name, page, { ...propertiesOf(event), section }),
    vital: ({ name, value, rating }, page) =>
      post("web_vital", page, { vital: name, value: `${value}`, rating }),
  };
}
