interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** How long a step takes before a bar shows how far it is, in milliseconds. */
const patience = 5000;

const bar = (part: number): string => "█".repeat(Math.round(20 * Math.min(part, 1))).padEnd(20, "░");

/**
 * What a build says: a line for each step, with its seconds, when the step ends. On a terminal, a step that takes long
 * has a bar until then.
 */
export function createSteps(output: Output) {
  let started = 0;
  let timer: NodeJS.Timeout | undefined;
  const elapsed = (): number => performance.now() - started;
  return {
    /** @param part how much of the step is done, from 0 to 1 */
    begin(title: string, part: () => number): void {
      started = performance.now();
      if (!output.isTTY) return;
      timer = setInterval(() => {
        if (elapsed() >= patience)
          output.write(`\r${title} ${bar(part())} ${Math.round(elapsed() / 1000)} s`);
      }, 500).unref();
    },
    /** @param result what the step has made, as the start of its line */
    end(result: string): void {
      clearInterval(timer);
      // Clears the line of the bar.
      const place = output.isTTY ? "\r\x1b[2K" : "";
      output.write(`${place}${result}, ${(elapsed() / 1000).toFixed(1)} s\n`);
    },
  };
}

/** The steps of this build. */
export const steps = createSteps(process.stdout);
