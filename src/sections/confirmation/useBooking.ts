import { useMemo } from "react";
import { useHydrated } from "../../ui/hooks/useHydrated.ts";

/**
 * The call that the scheduler has told of, which the script in the head has put on the root (`bookingScript.ts`).
 * @param minutes how long a call takes, if the scheduler has not said when it ends
 */
export function useBooking(minutes: number): { start: string; end: string } | undefined {
  const isHydrated = useHydrated();
  return useMemo(() => {
    if (!isHydrated) return undefined;
    const said = new URLSearchParams(document.documentElement.dataset.booking);
    const start = said.get("startTime");
    if (!start) return undefined;
    return {
      start,
      end: said.get("endTime") ?? new Date(Date.parse(start) + minutes * 60_000).toISOString(),
    };
  }, [isHydrated, minutes]);
}
