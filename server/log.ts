import { write } from "node:fs";
import { memoize } from "./memoize.ts";

/** What a line says of an answered request. */
export interface LoggedRequest {
  method: string;
  /** The target as received. Its query is left out, in which visitors may send what is theirs. */
  target: string;
  language: string | undefined;
  status: number;
  /** Of the body, if it was sent. */
  bytes: number;
  /** Milliseconds from the request's headers to the last byte of the answer. */
  duration: number;
  /** Whether the visitor left before the end. */
  aborted: boolean;
}

/** A connection that got no answer to a request: there were too many, or it was too slow or asked too much at once. */
export type LoggedEvent = "connection refused" | "timeout" | "pipeline cut" | "unreadable request";

export interface Log {
  request: (request: LoggedRequest) => void;
  event: (event: LoggedEvent) => void;
  /** Writes what is still held back. */
  flush: () => Promise<void>;
}

const maxPathLength = 200;
const flushAfter = 100;
const flushAt = 64 * 1024;
/** What is held back if nobody reads the log. Then lines are left out, since visitors go first. */
const maxHeld = 1024 * 1024;

/**
 * Writes one line of JSON per request, several at a time and without waiting for the reader.
 * @param descriptor of the file or pipe, such as 1 for the standard output
 */
export const createLog = (descriptor: number): Log => {
  let held = "";
  let leftOut = 0;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;
  let waiting: (() => void)[] = [];

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting) return;
    if (held === "") {
      for (const resolve of waiting) resolve();
      waiting = [];
      return;
    }
    if (leftOut > 0) held += `{"time":"${now()}","event":"lines left out","count":${leftOut}}\n`;
    leftOut = 0;
    writeAll(Buffer.from(held));
    held = "";
  };

  const writeAll = (bytes: Buffer): void => {
    isWriting = true;
    write(descriptor, bytes, (error, written) => {
      isWriting = false;
      // A pipe that is full for the moment. Any other error means that nobody will read the log.
      const rest = error ? (error.code === "EAGAIN" ? bytes : Buffer.alloc(0)) : bytes.subarray(written);
      if (rest.length === 0) return flush();
      isWriting = true;
      setTimeout(writeAll, error ? flushAfter : 0, rest);
    });
  };

  const add = (line: string): void => {
    if (held.length > maxHeld) {
      leftOut += 1;
      return;
    }
    held += line;
    if (held.length > flushAt) flush();
    else timer ??= setTimeout(flush, flushAfter);
  };

  return {
    request: ({ method, target, language, status, bytes, duration, aborted }) =>
      add(
        `{"time":"${now()}","method":"${method}","path":${pathOf(target)},"language":${language ? `"${language}"` : "null"},"status":${status},"bytes":${bytes},"duration":${Math.round(duration * 100) / 100}${aborted ? ',"aborted":true' : ""}}\n`,
      ),
    event: (event) => add(`{"time":"${now()}","event":"${event}"}\n`),
    flush: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        flush();
      }),
  };
};

let millisecond = 0;
let written = "";

/** The time in ISO 8601. */
const now = (): string => {
  const time = Date.now();
  if (time !== millisecond) {
    millisecond = time;
    written = new Date(time).toISOString();
  }
  return written;
};

/** The path of a target as JSON. */
const pathOf = memoize((target) => JSON.stringify(target.split("?", 1)[0]?.slice(0, maxPathLength)));
