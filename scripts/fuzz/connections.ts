import type { ChildProcess } from "node:child_process";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { contentHash, readBuild } from "../../server/build.ts";
import { findDocument } from "../../server/manifest.ts";
import { protocolFailures } from "../../server/view.ts";
import { rawCases, visitorMark } from "../../tests/http/cases.ts";
import { exchange, headerOf, policies, readAnswers } from "../../tests/http/exchange.ts";
import { startNode } from "../../tests/http/processes.ts";
import { readSite } from "../../tests/http/site.ts";
import { memoryOf, openSockets } from "../processFigures.ts";
import {
  createRandom,
  cuts,
  type Failure,
  maxFailures,
  type Outcome,
  type Random,
  shrink,
} from "./random.ts";

/**
 * What a visitor does beside sending: closes the sending side at the end, waits for the first answer before that,
 * leaves in the middle, or reads nothing.
 */
type Manner = "half-closes" | "waits" | "leaves" | "reads nothing";

/** What one connection sends, one character for each byte. */
export interface Sending {
  chunks: readonly string[];
  manner: Manner;
}

const atATime = 64;
const probeEvery = 250;
const maxHeld = 16;
const megabyte = 1024 * 1024;
const maxMemory = 300;
/** For a connection that the server should close at once, or after its 15 s for a request. */
const deadline = 60_000;

const lettersOf = (count: number, random: Random): string =>
  Array.from({ length: count }, () => String.fromCharCode(random.below(256))).join("");

const spliced = (text: string, at: number, length: number, insert: string): string =>
  text.slice(0, at) + insert + text.slice(at + length);

const mutateBytes = (text: string, cases: readonly string[], random: Random): string => {
  const at = random.below(text.length + 1);
  const length = 1 + random.below(8);
  const lines = text.split("\r\n");
  const line = random.pick(lines);
  switch (random.below(11)) {
    case 0: {
      const flipped = String.fromCharCode(text.charCodeAt(at % (text.length || 1)) ^ (1 << random.below(8)));
      return spliced(text, at, 1, flipped);
    }
    case 1:
      return text.slice(0, at);
    case 2: {
      const other = random.pick(cases);
      return text.slice(0, at) + other.slice(random.below(other.length + 1));
    }
    case 3:
      return lines.toSpliced(lines.indexOf(line), 0, ...Array(1 + random.below(4)).fill(line)).join("\r\n");
    case 4:
      return spliced(text, at, 0, lettersOf(length, random));
    case 5:
      return spliced(text, at, length, "");
    case 6:
      return text.replace(/\d+/g, (digits) => (random.chance(0.3) ? String(random.below(3000)) : digits));
    case 7:
      return text.replaceAll("\r\n", () =>
        random.chance(0.1) ? random.pick(["\n", "\r", "\r\n\r\n"]) : "\r\n",
      );
    case 8:
      return text + random.pick(cases);
    case 9:
      return text.replaceAll("Connection: close\r\n", "");
    default:
      return random.pick(cases).replaceAll("Connection: close\r\n", "") + text;
  }
};

const chunksOf = (text: string, random: Random): string[] => {
  if (random.chance(0.5)) return [text];
  const chunks: string[] = [];
  const most = random.pick([1, 10, 100, 1000, 10_000]);
  for (let at = 0; at < text.length && chunks.length < 50; ) {
    const end = chunks.length === 49 ? text.length : at + 1 + random.below(most);
    chunks.push(text.slice(at, end));
    at = end;
  }
  return chunks;
};

const makeSending = (cases: readonly string[], seed: number): Sending => {
  const random = createRandom(seed);
  let text = random.pick(cases);
  if (random.chance(0.02)) text = lettersOf(1 + random.below(2000), random);
  if (random.chance(0.02)) text = text.replaceAll("Connection: close\r\n", "").repeat(2 + random.below(30));
  if (random.chance(0.6)) text = text.replaceAll("Connection: close\r\n", "");
  while (random.chance(0.65)) text = mutateBytes(text, cases, random);
  const manner = random.chance(0.75)
    ? "half-closes"
    : random.pick<Manner>(["waits", "leaves", "reads nothing"]);
  return { chunks: chunksOf(text.slice(0, 100_000), random), manner };
};

/** What came back. */
interface Received {
  bytes: Buffer;
  /** Whether the system reset the connection, or the visitor left. */
  isBroken: boolean;
  isClosed: boolean;
}

/** Holds visitors back who wait or read nothing, until there are too many of them. */
interface Held {
  most: number;
  waiting: (() => void)[];
}

const release = (held: Held): void => {
  while (held.waiting.length > held.most) held.waiting.shift()?.();
};

const send = ({ chunks, manner }: Sending, port: number, held: Held): Promise<Received> =>
  new Promise((resolve) => {
    const socket: Socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    const received: Buffer[] = [];
    let isBroken = false;
    let isClosed = true;
    const timer = setTimeout(() => {
      isClosed = false;
      socket.destroy();
    }, deadline);
    const leave = () => {
      isBroken = true;
      socket.destroy();
    };
    const hold = (next: () => void) => {
      held.waiting.push(next);
      release(held);
    };
    socket.on("error", () => {
      isBroken = true;
    });
    socket.on("end", () => socket.end());
    socket.on("close", () => {
      clearTimeout(timer);
      resolve({ bytes: Buffer.concat(received), isBroken, isClosed });
    });
    const writeAll = async () => {
      for (const [index, chunk] of chunks.entries()) {
        if (!socket.writable) return;
        if (manner === "leaves" && index === chunks.length - 1) return leave();
        socket.write(chunk, "latin1");
        // The server reads each write by itself, most of the time.
        if (chunks.length > 1) await new Promise(setImmediate);
      }
      if (manner === "half-closes") socket.end();
      else if (manner === "reads nothing") hold(leave);
      else hold(() => socket.end());
    };
    socket.on("connect", writeAll);
    if (manner === "reads nothing") socket.pause();
    else
      socket.on("data", (chunk: Buffer) => {
        received.push(chunk);
        if (manner === "waits") socket.end();
      });
  });

const statuses = [200, 301, 302, 304, 400, 404, 405, ...Object.keys(protocolFailures).map(Number)];

/**
 * Splits what came back into whole answers, and the start of one that broke off.
 * @param mayBeHead whether an answer may lack its body because the request was a HEAD
 */
const splitAnswers = (
  bytes: Buffer,
  mayBeHead: boolean,
): { whole: Buffer; isHead: boolean[]; rest: Buffer } => {
  const isHead: boolean[] = [];
  let at = 0;
  for (;;) {
    const end = bytes.indexOf("\r\n\r\n", at);
    if (end < 0) break;
    const head = bytes.subarray(at, end).toString("latin1");
    const status = Number(head.slice(9, 12));
    const next = end + 4;
    if (status < 200) {
      at = next;
      continue;
    }
    const length = status === 304 ? 0 : Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    const isBodyLeftOut =
      mayBeHead && (next === bytes.length || bytes.subarray(next, next + 7).toString() === "HTTP/1.");
    if (!isBodyLeftOut && next + length > bytes.length) break;
    isHead.push(isBodyLeftOut);
    at = isBodyLeftOut ? next : next + length;
  }
  return { whole: bytes.subarray(0, at), isHead, rest: bytes.subarray(at) };
};

/** How many requests there can be at most: each ends with an empty line, but the last may break off. */
const mostRequests = (text: string): number => (text.match(/\n\r?\n/g)?.length ?? 0) + 1;

interface Counts {
  answers: Map<number, number>;
  brokenOff: number;
}

/** @param hashes of all bodies that the build has */
const faultsOf = (
  { chunks, manner }: Sending,
  { bytes, isBroken, isClosed }: Received,
  hashes: ReadonlySet<string>,
  counts?: Counts,
): string[] => {
  const text = chunks.join("");
  const faults = isClosed ? [] : [`the connection was not closed within ${deadline / 1000} s`];
  const { whole, isHead, rest } = splitAnswers(bytes, text.includes("HEAD"));
  let answers: ReturnType<typeof readAnswers>;
  try {
    answers = readAnswers(whole, isHead);
  } catch (error) {
    return [...faults, (error as Error).message];
  }
  const mayBreakOff = isBroken || manner === "leaves" || answers.length >= 14;
  if (rest.length > 0 && !mayBreakOff)
    faults.push(`an answer breaks off: ${rest.subarray(0, 100).toString("latin1")}`);
  if (answers.length > mostRequests(text))
    faults.push(`${answers.length} answers to ${mostRequests(text)} requests at most`);
  for (const [index, answer] of answers.entries()) {
    const { status, headers, body } = answer;
    const fault = (problem: string) => faults.push(`answer ${index + 1}, ${status}: ${problem}`);
    if (!statuses.includes(status)) fault("an unknown status");
    for (const name of policies) if (headerOf(answer, name) === undefined) fault(`no ${name}`);
    const names = headers.map(([name]) => name.toLowerCase());
    if (new Set(names).size < names.length) fault(`a header twice: ${names}`);
    for (const [name, value] of headers)
      if (name !== "Location" && value.includes(visitorMark))
        fault(`${name} repeats what was sent: ${value}`);
    const isLast = headerOf(answer, "Connection")?.toLowerCase() === "close";
    if (isLast && index < answers.length - 1) fault("something follows, although it closes");
    if (isLast && index === answers.length - 1 && rest.length > 0) fault("bytes follow, although it closes");
    if (body.length > 0 && !hashes.has(contentHash(body)))
      fault(`a body that the build does not have: ${body.subarray(0, 60)}`);
    counts?.answers.set(status, (counts.answers.get(status) ?? 0) + 1);
  }
  if (counts && rest.length > 0) counts.brokenOff += 1;
  return faults;
};

function* smallerSendings({ chunks, manner }: Sending): Iterable<Sending> {
  const text = chunks.join("");
  if (manner !== "half-closes") yield { chunks, manner: "half-closes" };
  if (chunks.length > 1) yield { chunks: [text], manner };
  const without = (whole: string, from: number, to: number) => whole.slice(0, from) + whole.slice(to);
  for (const shorter of cuts(text, without)) yield { chunks: [shorter], manner };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

export interface ConnectionOptions {
  folder: string;
  count: number;
  seed: number;
}

/** Sends random bytes to a server in a process of its own, over many connections at a time. */
export const fuzzConnections = async ({ folder, count, seed }: ConnectionOptions): Promise<Outcome> => {
  const { manifest, files } = await readBuild(folder);
  const site = readSite(folder);
  // Those that are silent until the server gives up take its whole time limit.
  const cases = rawCases(site)
    .map(({ send }) => send)
    .filter((send) => send !== "");
  const hashes = new Set([
    ...[...files.values()].map(contentHash),
    ...Object.entries(protocolFailures).map(([status, reason]) => contentHash(`${status} ${reason}\n`)),
    contentHash(`${manifest.build}\n`),
  ]);
  const home = findDocument(manifest, "/", "en");
  const homeBytes = files.get(home?.variants.identity.file ?? "");

  const {
    address,
    process: server,
    stop,
  } = await startNode({
    SITE_DIST: folder,
    NODE_OPTIONS: "--max-old-space-size=512",
  });
  const port = Number(new URL(address).port);
  const pid = server.pid ?? 0;
  const socketsAtFirst = openSockets(pid);
  const errors: string[] = [];
  server.stderr?.on("data", (chunk) => errors.push(String(chunk)));

  const failures: Failure[] = [];
  const counts: Counts = { answers: new Map(), brokenOff: 0 };
  const held: Held = { most: maxHeld, waiting: [] };
  const started = performance.now();
  let next = 0;
  let probes = 0;

  const probe = async () => {
    probes += 1;
    const request = `GET / HTTP/1.1\r\nHost: ${site.name}\r\nConnection: close\r\n\r\n`;
    const { bytes } = await exchange({ host: "node", address, name: site.name }, Buffer.from(request));
    const [{ status, body } = { status: 0, body: Buffer.alloc(0) }] = readAnswers(bytes, [false]);
    return status === 200 && homeBytes?.equals(body) === true;
  };

  let found = 0;
  const fail = async (sending: Sending, faults: readonly string[], seed: number) => {
    found += 1;
    if (found > maxFailures) return;
    const again = async (one: Sending) =>
      faultsOf(one, await send(one, port, { most: 0, waiting: [] }), hashes);
    const smallest = await shrink(sending, smallerSendings, async (one) => (await again(one)).length > 0);
    failures.push({ faults, input: JSON.stringify(smallest), seed });
  };

  const visit = async () => {
    while (next < count && found < maxFailures && !hasEnded(server)) {
      const index = next;
      next += 1;
      const sending = makeSending(cases, seed + index);
      const faults = faultsOf(sending, await send(sending, port, held), hashes, counts);
      if (faults.length > 0) await fail(sending, faults, seed + index);
      if (index % probeEvery > 0) continue;
      const isRight = await probe().catch(() => false);
      if (!isRight && failures.length < maxFailures)
        failures.push({
          faults: ["GET / was not answered meanwhile"],
          input: JSON.stringify(sending),
          seed: seed + index,
        });
    }
    held.most = 0;
    release(held);
  };
  await Promise.all(Array.from({ length: atATime }, visit));

  const failAtEnd = (fault: string) => failures.push({ faults: [fault], input: "the whole run", seed });
  const closing = performance.now();
  const openConnections = () => openSockets(pid) - socketsAtFirst;
  while (openConnections() > 0 && performance.now() - closing < deadline) await wait(50);
  if (openConnections() > 0) failAtEnd(`${openConnections()} connections are open at the end`);
  const [rss, peak] = [memoryOf(pid, "VmRSS"), memoryOf(pid, "VmHWM")];
  if ((rss ?? 0) > maxMemory * megabyte) failAtEnd(`the server holds ${inMegabytes(rss)} at the end`);
  if (hasEnded(server)) failAtEnd(`the server ended with ${server.exitCode ?? server.signalCode}`);
  await stop();
  if (server.exitCode !== 0)
    failAtEnd(`stopped, the server ended with ${server.exitCode ?? server.signalCode}`);
  if (errors.length > 0) failAtEnd(`the server said ${errors.join("").slice(0, 1000)}`);

  const spread = [...counts.answers].toSorted(([one], [other]) => one - other);
  return {
    part: "connections",
    count: next,
    seconds: (performance.now() - started) / 1000,
    failures,
    notes: [
      `answers ${spread.map(([status, times]) => `${status}: ${times}`).join(", ")}`,
      `${counts.brokenOff} broken off by a visitor who left or asked too much; ${probes} probes`,
      `memory of the server at the end ${inMegabytes(rss)}, at most ${inMegabytes(peak)}`,
    ],
  };
};

const inMegabytes = (bytes: number | undefined): string =>
  bytes === undefined ? "not known" : `${Math.round(bytes / megabyte)} MB`;
