const placeholderHosts = /(^|\.)example\.(com|org|net)$/;

/** Whether an address still has a domain for documentation (RFC 2606). */
export const isPlaceholder = (address: string): boolean => placeholderHosts.test(new URL(address).hostname);

/** All values that are still placeholders, as `field: value` lines (D2). `npm run launch-check` lists them, the editor marks them. */
export function placeholders(value: unknown, path = ""): string[] {
  if (typeof value === "string") {
    const host = value.includes("@")
      ? value.split("@")[1]
      : URL.canParse(value)
        ? new URL(value).hostname
        : undefined;
    return host && placeholderHosts.test(host) ? [`${path}: ${value}`] : [];
  }
  return Object.entries(value ?? {}).flatMap(([key, child]) =>
    placeholders(child, path ? `${path}.${key}` : key),
  );
}
