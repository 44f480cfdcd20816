import { parse } from "parse5";
import { descendants } from "../pipeline/elements.ts";
import { languageParameter } from "../src/languages/choosing/choose.ts";
import { failure } from "../src/languages/words/backends.ts";
import { isPlaceholder } from "../src/site/links.ts";

/** The places in which each address is used. */
export type Uses = Map<string, Set<string>>;

/** What came back for an address. `refused`: a host that does not speak to programs, so somebody has to look. */
export interface Outcome {
  kind: "fine" | "redirected" | "refused" | "broken" | "offline";
  /** A status, a reason, or where a redirect ended. */
  detail: string;
}

export interface AskOptions {
  /** Sent as `User-Agent`. */
  userAgent: string;
  /** Milliseconds for one attempt. */
  timeout?: number;
}

const addresses = /https?:\/\/[^\s"'<>()]*[^\s"'<>().,;:!?]/g;

/** An address without what only tells visitors apart: the hash, our labels, and the page's language. */
const plain = (address: string): string | undefined => {
  const url = URL.parse(address.replaceAll("{language}", "en"));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = "";
  for (const name of [...url.searchParams.keys()])
    if (name.startsWith("utm_") || name === languageParameter) url.searchParams.delete(name);
  return url.href;
};

const add = (uses: Uses, address: string, place: string): void => {
  const asked = plain(address);
  if (asked) uses.set(asked, (uses.get(asked) ?? new Set()).add(place));
};

/** Adds the addresses in all texts of a value, such as a configuration or a catalogue. @param file names the place */
export function addAddressesIn(uses: Uses, value: unknown, file: string): void {
  const visit = (node: unknown, path: string): void => {
    if (typeof node === "string")
      for (const [address] of node.matchAll(addresses)) add(uses, address, [file, path].join(" ").trim());
    else if (typeof node === "object" && node !== null)
      for (const [key, child] of Object.entries(node)) visit(child, path ? `${path}.${key}` : key);
  };
  visit(value, "");
}

const linking = new Set(["href", "src", "action", "poster", "data"]);

/** Adds the addresses to which a document links, or from which it loads. @param document names the place */
export function addLinksOf(uses: Uses, html: string, document: string): void {
  for (const { attrs } of descendants(parse(html)))
    for (const { name, value } of attrs)
      if (linking.has(name) && /^https?:\/\//i.test(value)) add(uses, value, document);
}

/** Statuses with which hosts turn programs away that they answer in a browser; 999 is LinkedIn's. */
const refusals = [401, 403, 429, 999];
const offlineCodes = ["ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "ENETDOWN", "EHOSTUNREACH"];

/** Asks for an address by HEAD, and by GET where that is refused. Follows redirects. */
export async function ask(address: string, { userAgent, timeout = 15_000 }: AskOptions): Promise<Outcome> {
  const send = async (method: "HEAD" | "GET"): Promise<Response> => {
    const response = await fetch(address, {
      method,
      headers: { "User-Agent": userAgent, Accept: "*/*" },
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response;
  };
  try {
    const head = await send("HEAD").catch(() => undefined);
    const { ok, status, redirected, url } = head?.ok ? head : await send("GET");
    if (refusals.includes(status)) return { kind: "refused", detail: `${status}` };
    if (!ok) return { kind: "broken", detail: `${status}` };
    return redirected ? { kind: "redirected", detail: url } : { kind: "fine", detail: `${status}` };
  } catch (error) {
    const { cause } = error as Error & { cause?: { code?: string } };
    const kind = offlineCodes.includes(cause?.code ?? "") ? "offline" : "broken";
    return { kind, detail: failure(error as Error, timeout) };
  }
}

/** An address with what came back and where it is used. */
export interface Checked extends Outcome {
  address: string;
  places: readonly string[];
}

const atATime = 4;

/**
 * Asks for all addresses, four at a time, but for placeholders.
 * @returns each address in order, and the placeholders apart
 */
export async function askAll(
  uses: Uses,
  options: AskOptions,
): Promise<{ checked: Checked[]; placeholders: string[] }> {
  const sorted = [...uses].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const waiting = sorted.filter(([address]) => !isPlaceholder(address));
  const checked: Checked[] = [];
  const askNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, places] = next;
      checked.push({ address, places: [...places], ...(await ask(address, options)) });
    }
  };
  await Promise.all(Array.from({ length: atATime }, askNext));
  // A host that is not found is a broken one, if others are.
  const isOffline = checked.every(({ kind }) => kind === "offline");
  return {
    checked: checked
      .map((each) => (each.kind === "offline" && !isOffline ? { ...each, kind: "broken" as const } : each))
      .toSorted((one, other) => (one.address < other.address ? -1 : 1)),
    placeholders: sorted.map(([address]) => address).filter(isPlaceholder),
  };
}

const titles = {
  broken: "Broken",
  offline: "Not reached",
  refused: "Refused to a program: look at them in a browser",
  redirected: "Redirected",
} as const;

const maxPlaces = 5;

/** The report as lines, and whether anything is wrong. */
export function report({ checked, placeholders }: Awaited<ReturnType<typeof askAll>>): {
  lines: string[];
  isFine: boolean;
} {
  const lines = (Object.keys(titles) as (keyof typeof titles)[]).flatMap((kind) => {
    const own = checked.filter((each) => each.kind === kind);
    if (own.length === 0) return [];
    return [
      `${titles[kind]}:`,
      "",
      ...own.flatMap(({ address, detail, places }) => {
        const more = places.length > maxPlaces ? [`and ${places.length - maxPlaces} more`] : [];
        return [
          `  ${address}: ${kind === "redirected" ? `to ${detail}` : detail}`,
          `    ${[...places.slice(0, maxPlaces), ...more].join(", ")}`,
        ];
      }),
      "",
    ];
  });
  if (placeholders.length > 0)
    lines.push("Placeholders, not asked for:", "", ...placeholders.map((address) => `  ${address}`), "");
  const count = (kind: Outcome["kind"]) => checked.filter((each) => each.kind === kind).length;
  if (count("offline") > 0)
    lines.push("No host was found: this machine has no network, so nothing is known of these addresses.");
  lines.push(
    `${checked.length} asked for: ${count("broken")} broken, ${count("redirected")} redirected, ${count("refused")} refused, ${count("fine")} fine; ${placeholders.length} placeholders.`,
  );
  return { lines, isFine: count("broken") + count("offline") === 0 };
}
