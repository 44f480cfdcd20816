import { createHash } from "node:crypto";
import { createServer } from "node:http";

/**
 * Runs before the scripts of a page and records errors, since WebDriver does not report the messages of a page's
 * console.
 */
const recorder = `{
  const faults = window.faults = [];
  const say = console.error;
  console.error = (...words) => { faults.push(words.join(" ")); say.apply(console, words); };
  addEventListener("error", ({ target, message }) => {
    faults.push(message ?? \`\${target.localName} \${target.src ?? target.href}\`);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    faults.push(\`\${effectiveDirective} \${blockedURI}\`);
  });
}`;
const hash = `'sha256-${createHash("sha256").update(recorder).digest("base64")}'`;

/** Serves a site with the recorder in its documents. The recorder's hash is added to their policies. */
export async function startRecordedSite(base: string): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer(async ({ url = "/", headers }, response) => {
    const answer = await fetch(new URL(url, base), {
      redirect: "manual",
      headers: {
        "accept-language": headers["accept-language"] ?? "",
        cookie: headers.cookie ?? "",
      },
    });
    const type = answer.headers.get("content-type") ?? "";
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection|etag)$/.test(name),
    );
    if (!type.startsWith("text/html")) {
      response.writeHead(answer.status, kept.flat()).end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    response
      .writeHead(
        answer.status,
        kept.flatMap(([name, value]) => [
          name,
          name === "content-security-policy" ? value.replace("script-src", `script-src ${hash}`) : value,
        ]),
      )
      .end(html.replace(/<head>/, `$&<script>${recorder}</script>`));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The recorded site has no port.");
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
