import { once } from "node:events";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";

/**
 * Sends bytes over a connection of its own and reads until the host closes it.
 * @param address such as `http://127.0.0.1:4321`
 * @param isHalfClosed whether the visitor closes the sending side once all is sent
 * @throws {Error} if the host cannot be reached
 */
export const exchange = async (address: string, bytes: Buffer, isHalfClosed = false): Promise<Buffer> => {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await once(socket, "connect");
  // A host may close while the rest of a refused request still arrives, which resets the connection.
  socket.on("error", () => {});
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => socket.on("end", resolve).on("close", resolve));
  socket.write(bytes);
  if (isHalfClosed) socket.end();
  await ended;
  socket.destroy();
  return Buffer.concat(chunks);
};

/** An answer as it stood on the wire. */
export interface RawAnswer {
  status: number;
  /** Names as sent, values without the spaces around them. */
  headers: readonly (readonly [name: string, value: string])[];
  /** As sent, which may be in a content coding. */
  body: Buffer;
}

/** The value of a header, whose name is compared without case; several are joined by a comma. */
export const headerOf = ({ headers }: RawAnswer, name: string): string | undefined => {
  const values = headers.filter(([given]) => given.toLowerCase() === name.toLowerCase());
  return values.length > 0 ? values.map(([, value]) => value).join(", ") : undefined;
};

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** Bytes without their content coding. */
export const decode = (bytes: Buffer, encoding: string | undefined): Buffer =>
  decoders[encoding ?? ""]?.(bytes) ?? bytes;

/** The body as text, without its content coding. */
export const textOf = (answer: RawAnswer): string =>
  // An answer to HEAD names a coding and has no bytes.
  answer.body.length > 0 ? decode(answer.body, headerOf(answer, "Content-Encoding")).toString() : "";

const statusLine = /^HTTP\/1\.[01] (\d{3}) [ -~]*$/;
// A token, a colon, and visible characters with spaces between them (RFC 9110, 5.5 and 5.6.2).
const fieldLine = /^([!#$%&'*+\-.^_`|~\w]+):[ \t]*([!-~](?:[ !-~]*[!-~])?)?[ \t]*$/;

/**
 * Reads answers strictly (RFC 9112): status lines, header fields, and bodies exactly as long as they say.
 * @param bytes all that came back
 * @param isHead whether each request in turn was a HEAD, whose answer has no body; others are taken for GET
 * @returns the final answers in turn; interim ones (1xx) are left out
 * @throws {Error} if bytes are no answer, are missing, or are left over
 */
export const readAnswers = (bytes: Buffer, isHead: readonly boolean[]): RawAnswer[] => {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) throw new Error(`These bytes are no answer: ${rest.toString("latin1", 0, 200)}`);
    const [first = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const status = Number(statusLine.exec(first)?.[1]);
    if (!status) throw new Error(`This is no status line: ${first}`);
    const headers = lines.map((line): [string, string] => {
      const [, name, value = ""] = fieldLine.exec(line) ?? [];
      if (!name) throw new Error(`This is no header: ${line}`);
      return [name, value];
    });
    rest = rest.subarray(end + 4);
    if (status < 200) continue;
    const hasBody = status !== 304 && !isHead[answers.length];
    const length = Number(headerOf({ status, headers, body: rest }, "Content-Length"));
    if (hasBody && !(rest.length >= length))
      throw new Error(`A body has ${rest.length} bytes instead of ${length}`);
    const body = rest.subarray(0, hasBody ? length : 0);
    rest = rest.subarray(body.length);
    answers.push({ status, headers, body });
  }
  return answers;
};
