import { type ReactNode, useState } from "react";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { interpolate } from "../../illustrations/interpolate.ts";
import { EventLog } from "../../illustrations/Switchboard/EventLog.tsx";
import { Switchboard } from "../../illustrations/Switchboard/Switchboard.tsx";
import { Announcement } from "../../ui/Announcement/Announcement.tsx";
import type { opportunitiesProps } from "./opportunitiesProps.ts";
import css from "./Why.module.css";

type OpportunitiesProps = ReturnType<typeof opportunitiesProps> & {
  /** What stands beside the number of firms. */
  children?: ReactNode;
};

/** How many firms use a partner's product, and the switches that change it. Each press is an event in the log. */
export function Opportunities({
  language,
  sample,
  owner,
  words,
  markets,
  log,
  children,
}: OpportunitiesProps) {
  /** The latest first. */
  const [presses, setPresses] = useState<readonly { name: string; on: boolean }[]>([]);
  const { whole } = numberFormats(language);
  const shown = markets.map(({ clients, ...market }) => ({
    ...market,
    clients: clients.map(({ name, on }) => ({
      name,
      on: presses.find((press) => press.name === name)?.on ?? on,
    })),
  }));
  const firms = shown.flatMap(({ clients }) => clients);
  const count = interpolate(words.count, {
    on: whole(firms.filter(({ on }) => on).length),
    all: whole(firms.length),
  });
  const events = presses.map(({ name, on }) => ({
    call: `${log.switched[on ? "on" : "off"]} ${name}`,
    status: 200,
  }));
  return (
    <>
      <div className={`${css.opportunity} u-split`}>
        <p className="u-headline u-step-3 u-tabular" data-large="">
          <span className="u-block">{words.once}</span>
          {words.space}
          {count}
        </p>
        {children}
      </div>
      <Announcement>{presses.length > 0 ? `${words.once}${words.space}${count}` : ""}</Announcement>
      <Switchboard
        sample={sample}
        owner={owner}
        latest={presses[0]?.name}
        words={words}
        markets={shown}
        onSwitch={(name, on) => setPresses((before) => [{ name, on }, ...before])}
      >
        {/* As long as it was. */}
        <EventLog events={[...events, ...log.events].slice(0, log.events.length)} caused={events.length} />
      </Switchboard>
    </>
  );
}
