import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import type { CSSModulesOptions } from "vite";

/** What CSS Modules rename: classes, ids and keyframes. Figures and colours look like them too, which costs nothing. */
const localNames = /[.#]([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi;

/**
 * Settings of CSS Modules that shorten class names to two characters. Every document repeats these names: a third
 * character would add 300 bytes to each. A name comes from a hash of its file and class, so that it stays as it is
 * where others change, and takes the next hash where another class has it already.
 * @param folder holds the CSS modules
 */
export function shortClassNames(folder: string): CSSModulesOptions {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  /** Whoever asks first gets a contested name, so all are given here, in one order. */
  const nameOf = (local: string, file: string): string => {
    const place = `${relative(folder, file).split(sep).join("/")} ${local}`;
    const known = names.get(place);
    if (known) return known;
    for (let attempt = 0; ; attempt++) {
      const hash = createHash("sha256").update(`${place} ${attempt}`).digest("base64url");
      const name = /[a-z][\w-]/i.exec(hash)?.[0] ?? "";
      if (taken.has(name)) continue;
      taken.add(name);
      names.set(place, name);
      return name;
    }
  };
  for (const file of globSync(`${folder}/**/*.module.css`).sort())
    for (const [, one, keyframes = ""] of readFileSync(file, "utf8").matchAll(localNames))
      nameOf(one ?? keyframes, file);
  return { generateScopedName: nameOf };
}
