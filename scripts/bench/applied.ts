import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { popupClosedKey } from "../../src/layout/behaviour/popup.ts";
import { median } from "../median.ts";
import { startBrowser, Tab } from "../tab.ts";
import type { Address } from "./arguments.ts";
import { fileNameOf } from "./fileNameOf.ts";
import { completeAt, type DecodedFrame, type Frame, visibleChanges } from "./frames.ts";
import { floorOf, type Network, networks, realRoundTrips } from "./networks.ts";
import { startSecureFront } from "./secureFront.ts";
import { startSlowLine } from "./slowLine.ts";

/** How many times the floor the first screen may take. */
const goal = 1.4;

/** The phone of Lighthouse's mobile preset, in CSS pixels. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1, mobile: true };

/** How long nothing may happen after the load event before a page counts as at rest, in milliseconds. */
const rest = 1000;

/** The popup banner comes by itself after some seconds and is no part of the first screen. */
const withoutPopup = `try { sessionStorage.setItem("${popupClosedKey}", "true"); } catch {}`;

const paints = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve({
    origin: performance.timeOrigin,
    FCP: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    LCP: list.getEntries().at(-1).startTime,
  })).observe({ type: "largest-contentful-paint", buffered: true });
})`;

/** One visit. Times are milliseconds since the navigation. */
interface Visit {
  FCP: number;
  LCP: number;
  complete: number;
  /** Of the document, as transferred. */
  bytes: number;
  frames: (Frame & DecodedFrame)[];
}

interface Conditions {
  network: Network;
  /** Whether the browser slows the network down itself. */
  isEmulated: boolean;
  /** Whether the site's typefaces may come. */
  hasFonts: boolean;
}

const decode = async (frame: Frame): Promise<Frame & DecodedFrame> => ({
  ...frame,
  pixels: await sharp(frame.picture).removeAlpha().raw().toBuffer(),
});

/** Opens an address in a new browser that has an empty cache. */
async function visit(url: string, { network, isEmulated, hasFonts }: Conditions): Promise<Visit> {
  // The front's certificate is nobody's. By the protocol, an exception would cost another connection.
  await using browser = await startBrowser(["--ignore-certificate-errors"]);
  const tab = await Tab.open(browser.address, withoutPopup);
  await tab.send("Emulation.setDeviceMetricsOverride", phone);
  // They fade away by themselves.
  await tab.send("Emulation.setScrollbarsHidden", { hidden: true });
  const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
  await tab.send("Emulation.setEmulatedMedia", { features });
  if (!hasFonts) await tab.send("Network.setBlockedURLs", { urls: ["*.woff2"] });
  const bytesPerSecond = network.throughput / 8;
  const emulation = {
    offline: false,
    latency: network.roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  };
  if (isEmulated) await tab.send("Network.emulateNetworkConditions", emulation);

  const document = tab.next("Network.requestWillBeSent").then(({ requestId }) => requestId);
  const received = new Map<string, number>();
  tab.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    received.set(requestId, encodedDataLength),
  );
  const shown: { at: number; picture: Buffer }[] = [];
  tab.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    shown.push({ at: metadata.timestamp * 1000, picture: Buffer.from(data, "base64") });
    void tab.send("Page.screencastFrameAck", { sessionId });
  });
  await tab.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  await tab.goto(url, false);
  await setTimeout(rest);
  const { origin, FCP, LCP } = await tab.evaluate<{ origin: number; FCP: number; LCP: number }>(paints);
  await tab.send("Page.stopScreencast");

  // They may come out of order, and the first show the page before.
  const inOrder = shown
    .map(({ at, picture }) => ({ time: at - origin, picture }))
    .filter(({ time }) => time >= 0)
    .sort((one, other) => one.time - other.time);
  const frames = await Promise.all(inOrder.map(decode));
  return { FCP, LCP, complete: completeAt(frames), bytes: received.get(await document) ?? 0, frames };
}

/** A column of frames that differ visibly, for the contact sheet. */
const stripOf = (title: string, frames: readonly (Frame & DecodedFrame)[]): string => {
  const figures = visibleChanges(frames).map(
    ({ time, picture }) =>
      `<figure><img src="data:image/png;base64,${picture.toString("base64")}" alt="" width="206">` +
      `<figcaption>${Math.round(time)} ms</figcaption></figure>`,
  );
  return `<h2>${title}</h2>\n<div>${figures.join("\n")}</div>`;
};

const sheetOf = (title: string, strips: readonly string[]): string => `<!doctype html>
<meta charset="utf-8">
<title>${title}</title>
<style>body { font: 1rem sans-serif } div { display: flex; overflow: auto } figure { margin: 0 1rem 1rem 0 }
img { outline: 1px solid #888 }</style>
<h1>${title}</h1>
${strips.join("\n")}
`;

/** A time over the floor, with an exclamation mark if it is over the goal. */
const ratioOf = (time: number, floor: number): string => {
  const ratio = time / floor;
  return `${ratio.toFixed(2)}${ratio > goal ? "!" : ""}`;
};

/** Visits a page on a network, with its fonts and without. @returns a row of the table, and strips of the last visits */
async function measurePage(url: string, network: Network, runs: number, isEmulated: boolean) {
  const repeat = async (hasFonts: boolean): Promise<Visit[]> => {
    const visits: Visit[] = [];
    while (visits.length < runs) visits.push(await visit(url, { network, isEmulated, hasFonts }));
    return visits;
  };
  const middle = (visits: readonly Visit[], figure: "FCP" | "LCP" | "complete" | "bytes") =>
    Math.round(median(visits.map((one) => one[figure])));
  const withFonts = await repeat(true);
  const without = await repeat(false);
  const floor = Math.round(floorOf(middle(withFonts, "bytes"), network, isEmulated ? 1 : realRoundTrips));
  const complete = middle(withFonts, "complete");
  const completeWithout = middle(without, "complete");
  return {
    row: {
      network: network.name,
      floor,
      FCP: middle(withFonts, "FCP"),
      LCP: middle(withFonts, "LCP"),
      complete,
      ratio: ratioOf(complete, floor),
      "complete, no fonts": completeWithout,
      "ratio, no fonts": ratioOf(completeWithout, floor),
    },
    strips: [
      stripOf(network.name, withFonts.at(-1)?.frames ?? []),
      stripOf(`${network.name}, without fonts`, without.at(-1)?.frames ?? []),
    ],
  };
}

/**
 * Measures when the first screen of pages is complete on slow networks, prints it beside the floor, and writes a contact
 * sheet for each page to bench-results/.
 * @param server its address
 * @param options `isEmulated`: the browser slows the network down, in place of a line that does; `peer`: address of the
 * peer's server
 */
export async function measureApplied(
  server: string,
  addresses: readonly Address[],
  { runs, isEmulated, peer }: { runs: number; isEmulated: boolean; peer: string | undefined },
): Promise<void> {
  await mkdir("bench-results", { recursive: true });
  const pages = [
    ...addresses.map(({ path }) => ({ name: path, origin: server, path })),
    ...(peer ? [{ name: "Peer", origin: peer, path: "/" }] : []),
  ];
  const rows: object[] = [];
  for (const { name, origin, path } of pages) {
    const strips: string[] = [];
    for (const network of networks) {
      console.log(`${name}, ${network.name}`);
      await using front = isEmulated ? undefined : await startSecureFront(origin);
      await using line = front && (await startSlowLine(front.port, network));
      const base = line ? `https://127.0.0.1:${line.port}` : origin;
      const result = await measurePage(new URL(path, base).href, network, runs, isEmulated);
      rows.push({ page: name, ...result.row });
      strips.push(...result.strips);
    }
    const file = join("bench-results", `applied-${fileNameOf(name)}.html`);
    await writeFile(file, sheetOf(name, strips));
    console.log(`Contact sheet: ${file}`);
  }
  console.log(
    `Milliseconds. floor: ${isEmulated ? "1 round trip" : `${realRoundTrips} round trips`} and the document's bytes; ` +
      `complete: the last visible change of the first screen; ! over ${goal} times the floor.`,
  );
  console.table(rows);
}
