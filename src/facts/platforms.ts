interface Platform {
  /** A real product's name: the same in every language. */
  name: string;
  /** What traders call it. */
  short: string;
}

/** The trading platforms we connect to (PF-05, BR-06). */
export const platforms = {
  ctrader: { name: "cTrader", short: "cTrader" },
  tradelocker: { name: "TradeLocker", short: "TradeLocker" },
  mt5: { name: "MetaTrader 5", short: "MT5" },
  mt4: { name: "MetaTrader 4", short: "MT4" },
  blackarrow: { name: "BlackArrow", short: "BlackArrow" },
  matchtrader: { name: "MatchTrader", short: "MatchTrader" },
} as const satisfies Record<string, Platform>;

export type PlatformId = keyof typeof platforms;

/** In the order of the prop firms page (PF-05). */
export const propFirmPlatforms = [
  "ctrader",
  "tradelocker",
  "mt5",
  "mt4",
  "blackarrow",
  "matchtrader",
] as const satisfies readonly PlatformId[];

/** In the order of the brokers page (BR-06). */
export const brokerPlatforms = ["mt4", "mt5", "ctrader"] as const satisfies readonly PlatformId[];
