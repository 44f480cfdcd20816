/**
 * The names by which a configuration of nginx serves the site that are not the host of its address, as lines for `npm
 * run doctor`.
 * @param file its name in the lines
 */
export function otherHosts(file: string, configuration: string, url: string): string[] {
  const { hostname } = new URL(url);
  const names = [...configuration.matchAll(/^\s*server_name\s+([^;]+);/gm)].flatMap(([, list = ""]) =>
    list.trim().split(/\s+/),
  );
  return [...new Set(names)]
    .filter((name) => name !== hostname)
    .map((name) => `${file}: server_name is ${name}; url in site.config.json has ${hostname}`);
}
