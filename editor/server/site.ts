import { fork } from "node:child_process";
import { EventEmitter } from "node:events";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Group } from "../publishing/changes.ts";
import { ownersFiles } from "../publishing/files.ts";
import { pendingFile } from "../publishing/pending.ts";
import { applyPending } from "../publishing/save.ts";

/** The owner's files as the page beside the forms shows them: with pending changes (ADR 071). */
const folder = ".cache/editor/site";

/** What the site reads in the working folder besides, and writes. */
const linked = ["public", "src/styles", ".cache/fonts"];

/** Tells with `started` that the pages are there, at first and after each change of settings. */
export const siteEvents = new EventEmitter<{ started: [] }>();

let work: Promise<unknown> = Promise.resolve();

/** Makes the pages show the files as they are, with pending changes. @returns the values of the files that differ */
export function updateSite(): Promise<Group> {
  // One after the other: an older state must not come last.
  const next = work.catch(() => {}).then(() => applyPending(folder));
  work = next;
  return next;
}

/**
 * Starts the development server of the pages beside the forms, as a preview: a process of its own, which starts anew when
 * settings change, while the editor goes on. @returns its address
 */
export async function startSite(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  for (const file of [...ownersFiles(), pendingFile]) await cp(file, join(folder, file));
  for (const path of linked) {
    await mkdir(path, { recursive: true });
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(resolve(path), join(folder, path));
  }
  await updateSite();
  const scripts = join(import.meta.dirname, "../../scripts");
  const server = fork(join(scripts, "dev.ts"), {
    cwd: folder,
    execArgv: ["--import", join(scripts, "plainErrors.ts")],
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", SITE_PREVIEW: "1" },
  });
  // It has said why.
  server.once("exit", () => process.exit(1));
  return new Promise((resolve) =>
    server.on("message", (message) => {
      if (message === "started") siteEvents.emit("started");
      else resolve(Object(message).address);
    }),
  );
}
