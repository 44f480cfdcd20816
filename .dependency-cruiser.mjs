const tests = "\\.(test|examples)\\.tsx?$|/fixture\\.ts$";

/** Files of these folders, without tests. */
const code = (path) => ({ path, pathNot: tests });

/** A rule that stops `npm run lint`. @param name says why */
const rule = (name, from, to) => ({ name, severity: "error", from, to });

/** Which folder may import what (docs/architecture.md). Imports of types are free. */
export default {
  forbidden: [
    rule(
      "ui and illustrations get words and content as props",
      code("^src/(ui|illustrations|visitorBrand)/"),
      {
        path: "^(src/(i18n|site|content|layout|sections|pages)/|site\\.config|catalogues/)",
      },
    ),
    rule("the simulation needs nothing", code("^src/simulation/"), { pathNot: "^src/simulation/" }),
    rule("ui does not know illustrations", { path: "^src/ui/" }, { path: "^src/illustrations/" }),
    rule("the layout does not know sections", { path: "^src/layout/" }, { path: "^src/sections/" }),
    rule(
      "pages load analytics through virtual:constants, and only where something is measured",
      { path: "^src/", pathNot: "^src/(analytics/|constants\\.ts$)" },
      { path: "^src/analytics/" },
    ),
    rule(
      "analytics reads what documents contain",
      { path: "^src/analytics/" },
      { path: "^src/(ui|illustrations|sections|pages|styles|layout)/" },
    ),
    rule(
      "sections of two pages share through sections/shared",
      { path: "^src/sections/([^/]+)/" },
      { path: "^src/sections/", pathNot: "^src/sections/(shared|$1)/" },
    ),
    rule("styles know nothing else of the site", code("^src/styles/"), {
      path: "^src/",
      pathNot: "^src/styles/",
    }),
    rule("content, languages and settings do not know the page", code("^src/(i18n|content|site)/"), {
      path: "^src/(ui|illustrations|layout|sections|pages)/",
    }),
    rule("content knows no words but the keys of English", code("^src/content/"), {
      path: "^src/(i18n|site)/",
      pathNot: "^src/i18n/messages/english\\.ts$",
    }),
    rule("a host needs Node, two packages, the folder of the server and four files", code("^server/"), {
      dependencyTypesNot: ["core"],
      pathNot:
        "^(server/|node_modules/(@hono/node-server|leven)/|src/(i18n/(negotiation/choose|languages)|content/routes|site/redirects)\\.ts$)",
    }),
    rule(
      "the runtime of the worker has neither modules of Node nor packages",
      { path: "^server/worker\\.ts$" },
      { reachable: true, pathNot: "^(server|src)/" },
    ),
    rule("the site does not know its tools", code("^src/"), {
      path: "^(server|build|scripts|editor|tests)/",
    }),
    rule(
      "nothing that visitors get leads to examples and the style page",
      { path: "^(src|server)/", pathNot: `^src/styleguide/|${tests}` },
      { path: "^src/styleguide/|\\.examples\\.tsx$" },
    ),
    rule(
      "the build and the server do not know the editor",
      { path: "^(server|build)/" },
      { path: "^editor/" },
    ),
    rule(
      "the page of the editor runs in the browser",
      code("^editor/(app/|(messageKeys|translators/units)\\.ts$)"),
      {
        path: "^(editor/(server/|start|translators/(translations|xliff))|scripts/|build/|server/|src/)",
        pathNot:
          "^src/((diagnostics|content/jsonValue|site/placeholders|i18n/(messages/(draft|figure|format|pattern)|lint/widths))\\.ts|styles/tokens\\.css)$",
      },
    ),
    rule("nothing imports a page", {}, { path: "^src/pages/" }),
    rule(
      "what runs in the browser gets finished words and content",
      code("^src/(ui|illustrations|client|analytics/(?!consentWords))"),
      { reachable: true, path: "node_modules/(budoux|i18next|zod|@humanwhocodes/momoa)/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Only to be found: Biome reads the imports of these files (biome.json).
    extraExtensionsToScan: [".astro"],
    tsConfig: { fileName: "tsconfig.json" },
    // As Node resolves packages of modules.
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default"] },
  },
};
