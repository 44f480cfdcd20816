const maxKeys = 1000;
const maxKeyLength = 512;

/**
 * Remembers the results of a pure function. Visitors choose the keys, so long ones are not kept, and all are forgotten
 * when there are too many.
 */
export const memoize = <Result extends string | boolean | object>(
  compute: (key: string) => Result,
): ((key: string) => Result) => {
  const known = new Map<string, Result>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = compute(key);
    if (key.length > maxKeyLength) return result;
    if (known.size >= maxKeys) known.clear();
    known.set(key, result);
    return result;
  };
};
