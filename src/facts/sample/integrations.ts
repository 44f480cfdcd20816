import { z } from "zod";
import { openFacts } from "../readFacts.ts";
import { competition } from "./competition.ts";

const client = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: z.enum(["on", "pending", "off"]),
});
const clients = z.array(client);

/** A firm and whether a partner's product is on there. */
export type Switch = z.infer<typeof client>;

const { log, ...checked } = openFacts("sample/integrations.json").read({
  log: z.strictObject({
    apiKey: z.string(),
    cup: z.string(),
    events: z.array(z.strictObject({ call: z.string(), status: z.int(), note: z.string() })),
  }),
  switches: z.strictObject({ brokers: clients, propFirms: clients, communities: clients }),
});

/** The log of a partner's sandbox during an integration test. */
export const integrationLog = {
  apiKey: log.apiKey,
  events: log.events,
  payload: `{ "cup": "${log.cup}", "entrants": ${competition.entrants} }`,
};

export type IntegrationLog = typeof integrationLog;

/** Where a partner's product is on, requested or off. */
export const switches = checked.switches;
