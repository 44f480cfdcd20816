import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackendModule } from "i18next";
import { parseJson } from "../../content/readJson.ts";
import { type Catalogue, isGroup } from "./format.ts";

/** Reads one catalogue. Rejects with `TemporaryFailure` if another attempt may succeed. */
export type CatalogueReader = (language: string, namespace: string) => Promise<Catalogue>;

/** A failure after which another attempt may succeed. */
export class TemporaryFailure extends Error {}

/** Turns a reader into an i18next backend. i18next retries temporary failures and limits parallel reads (D13). */
export const backend = (read: CatalogueReader): BackendModule => ({
  type: "backend",
  callbackApi: true,
  init: () => undefined,
  read(language, namespace, callback) {
    read(language, namespace).then(
      (catalogue) => callback(null, catalogue),
      (error: Error) => callback(error, error instanceof TemporaryFailure),
    );
  },
});

/** Reads `<folder>/<language>/<namespace>.json`. */
export const fileReader =
  (folder: string): CatalogueReader =>
  async (language, namespace) => {
    const file = join(folder, language, `${namespace}.json`);
    return parse(await readFile(file, "utf8"), file);
  };

/**
 * Reads `<address>/<language>/<namespace>.json` from a translation service. No answer, 408, 429 and 5xx are temporary
 * failures.
 * @param timeout milliseconds for one attempt, headers and body
 */
export function httpReader(address: string, timeout = 10_000): CatalogueReader {
  const { protocol, username, password } = URL.parse(address) ?? {};
  if (!/^https?:$/.test(protocol ?? "") || username || password)
    throw new Error("CATALOGUE_URL must be an http or https address without user name and password");
  return async (language, namespace) => {
    const url = `${address.replace(/\/+$/, "")}/${language}/${namespace}.json`;
    const { status, body } = await download(url, timeout);
    if (status === 200) return parse(body, url);
    const message = `${url} answered ${status}`;
    throw status >= 500 || status === 408 || status === 429
      ? new TemporaryFailure(message)
      : new Error(message);
  };
}

async function download(url: string, timeout: number): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    throw new TemporaryFailure(`${url} ${failure(error as Error, timeout)}`, { cause: error });
  }
}

/** Why an address could not be read. @param timeout milliseconds */
export function failure(error: Error, timeout: number): string {
  if (error.name === "TimeoutError") return `did not answer within ${timeout} ms`;
  const cause = error.cause instanceof Error ? error.cause : error;
  return `failed: ${cause.message || Reflect.get(cause, "code")}`;
}

function parse(text: string, file: string): Catalogue {
  const { value: catalogue } = parseJson(text, file);
  if (!isGroup(catalogue)) throw new Error("it is JSON, but no object");
  return catalogue;
}
