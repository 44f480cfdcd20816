/** A package whose code is in what Vite bundled, as Vite lists it. */
export interface BundledPackage {
  name: string;
  version: string;
}

/** `package-lock.json`, as far as it is read here. */
export interface Lockfile {
  packages: Readonly<Record<string, { version?: string; integrity?: string; license?: string }>>;
}

/** What visitors get of packages, besides the code that Vite lists. */
export const drawnFrom: Readonly<Record<string, string>> = {
  "@ibm/plex-mono": "the font for code, only with the letters of the site",
  "@ibm/plex-sans-variable": "the font of texts, only with the letters of the site",
  astro: "the loader of islands, in scripts of pages",
  lucide: "icons, in documents and files of symbols",
  rolldown: "the bundler's helper, in scripts",
  "source-serif": "the font of headlines, only with the letters of the site",
};

/** A component in CycloneDX, as far as it is written here. */
interface Component {
  type: "library";
  "bom-ref": string;
  name: string;
  version: string;
  description: string;
  scope: "required";
  hashes: { alg: "SHA-512"; content: string }[];
  licenses: { expression: string }[];
  /** https://github.com/package-url/purl-spec */
  purl: string;
}

interface Contents {
  /** Name of the site's own package. */
  name: string;
  /** Hash of the build, which the server tells at `/health`. */
  build: string;
  /** Packages in the scripts that visitors get. */
  scripts: readonly BundledPackage[];
  /** Packages in the server. */
  server: readonly BundledPackage[];
  lockfile: Lockfile;
}

/**
 * A bill of materials of a release, in CycloneDX 1.6 (ECMA-424): the packages that visitors get something of, and those
 * in the server, with version, licence and hash from the lockfile. What only built the site is not in it. It holds
 * neither a time nor a random number, so that the same release gives the same bytes.
 * @throws {Error} if the lockfile does not have a package in the version that the release holds
 */
export const makeSbom = ({ name, build, scripts, server, lockfile }: Contents) => {
  const bundled = [...scripts, ...server];
  const names = [...new Set([...Object.keys(drawnFrom), ...bundled.map((each) => each.name)])].sort();
  const components = names.map((part) => {
    const isIn = (packages: readonly BundledPackage[]) => packages.some((each) => each.name === part);
    const uses = [drawnFrom[part], isIn(scripts) && "code in scripts", isIn(server) && "code in the server"];
    const version = bundled.find((each) => each.name === part)?.version;
    return describe(part, version, uses.filter(Boolean).join(", and "), lockfile);
  });
  const root = `${name}@${build}`;
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "build" }],
      component: { type: "application", "bom-ref": root, name, version: build },
    },
    components,
    dependencies: [{ ref: root, dependsOn: components.map((component) => component["bom-ref"]) }],
  };
};

/** @param version any if undefined */
const describe = (name: string, version: string | undefined, use: string, lockfile: Lockfile): Component => {
  const locked = Object.entries(lockfile.packages).find(
    ([path, entry]) => path.endsWith(`node_modules/${name}`) && entry.version === (version ?? entry.version),
  )?.[1];
  if (!locked?.version || !locked.integrity || !locked.license) {
    const wanted = version ? `${name}@${version}` : name;
    throw new Error(`package-lock.json has no ${wanted}. Run "npm ci", then build again.`);
  }
  const purl = `pkg:npm/${name.replace("@", "%40")}@${locked.version}`;
  const hash = Buffer.from(locked.integrity.replace("sha512-", ""), "base64").toString("hex");
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version: locked.version,
    description: use,
    scope: "required",
    hashes: [{ alg: "SHA-512", content: hash }],
    licenses: [{ expression: locked.license }],
    purl,
  };
};
