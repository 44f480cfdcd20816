import { join } from "node:path";
import { build } from "vite";

/** The editor's page by address below `/edit/`. */
export type Bundle = ReadonlyMap<string, { type: string; content: string | Uint8Array }>;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Editor</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="app.css">
<script type="module" src="app.js"></script>
</head>
<body></body>
</html>
`;

/**
 * Bundles the editor's page. It is no module of the development server, which would load it anew, with all that is
 * typed and not yet saved, whenever words change.
 */
export async function bundle(): Promise<Bundle> {
  const { NODE_ENV = "development" } = process.env;
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, "../app"),
    logLevel: "error",
    // The folder of the site has files of its own.
    publicDir: false,
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "../app/main.tsx"),
        output: { entryFileNames: "app.js", assetFileNames: "app[extname]", codeSplitting: false },
      },
    },
  });
  // The build has made this "production", and Astro would start no development server.
  process.env.NODE_ENV = NODE_ENV;
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return new Map([
    ["", { type: "text/html; charset=utf-8", content: page }],
    ...outputs.map(
      (file) =>
        [
          file.fileName,
          file.type === "chunk"
            ? { type: "text/javascript; charset=utf-8", content: file.code }
            : { type: "text/css; charset=utf-8", content: file.source },
        ] as const,
    ),
  ]);
}
