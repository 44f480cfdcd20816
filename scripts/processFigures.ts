import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Memory of a process in bytes, now or at its highest, where the system tells it (Linux). */
export const memoryOf = (pid: number, figure: "VmRSS" | "VmHWM"): number | undefined => {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(readFileSync(file, "utf8"))?.[1]) * 1024;
};

/** Sockets that a process holds, where the system tells it (Linux). */
export const openSockets = (pid: number): number => {
  const folder = `/proc/${pid}/fd`;
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((descriptor) => {
    try {
      return readlinkSync(`${folder}/${descriptor}`).startsWith("socket:");
    } catch {
      return false;
    }
  }).length;
};
