import { type Account, accountsOf, type Competition, once, orderAt } from "./competition.ts";

/** A change of rank: one overtakes others by a return, or is disqualified and falls behind all who are still in. */
export interface RankEvent {
  kind: "overtaking" | "disqualification";
  moment: number;
  id: string;
  name: string;
  /** The rank before, and after. */
  from: number;
  to: number;
}

/** All changes of rank and disqualifications, oldest first. */
function eventsIn(accounts: readonly Account[], closes: number): RankEvent[] {
  const moments = accounts.flatMap(({ closings, disqualified }) =>
    closings.map(({ moment }) => moment).filter((moment) => moment <= Math.min(closes, disqualified)),
  );
  const events: RankEvent[] = [];
  let order = [...accounts];
  const move = (kind: RankEvent["kind"], moment: number, account: Account, to: number) => {
    const from = order.indexOf(account);
    order = order.toSpliced(from, 1).toSpliced(to, 0, account);
    events.push({ kind, moment, id: account.id, name: account.name, from: from + 1, to: to + 1 });
  };
  for (const moment of [...new Set(moments)].sort((one, other) => one - other)) {
    const next = orderAt(accounts, moment);
    for (const account of accounts)
      if (account.disqualified === moment) move("disqualification", moment, account, next.indexOf(account));
    for (const [place, account] of next.entries())
      if (order.indexOf(account) > place) move("overtaking", moment, account, place);
  }
  return events;
}

const eventsOf = once((competition) => eventsIn(accountsOf(competition), competition.closes));

/** The changes of rank and disqualifications up to a moment, newest first. In the other order they lead from the list of traders to the ranks. */
export const eventsUntil = (competition: Competition, moment: number): RankEvent[] =>
  eventsOf(competition)
    .filter((event) => event.moment <= moment)
    .reverse();
