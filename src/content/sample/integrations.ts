import { z } from "zod";
import { contentSchema, openContent } from "../readContent.ts";

const client = z.strictObject({ name: z.string(), on: z.boolean() });
const clients = z.array(client);

/** A firm and whether a partner's product is on there. */
export type Switch = z.infer<typeof client>;

export const schema = contentSchema({
  log: z.strictObject({
    events: z.array(z.strictObject({ call: z.string(), status: z.int() })),
    switched: z.strictObject({ on: z.string(), off: z.string() }),
  }),
  switches: z.strictObject({ brokers: clients, propFirms: clients, communities: clients }),
});

const checked = openContent("sample/integrations.json").read(schema);

/** The log of a partner's server, and the events by which it hears of a switch. */
export const integrationLog = checked.log;

export type IntegrationLog = typeof integrationLog;

/** Where a partner's product is on or off. */
export const switches = checked.switches;
