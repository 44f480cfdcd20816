import { type RefObject, useEffect, useEffectEvent } from "react";
import { isChanged } from "./isChanged.ts";

/**
 * Takes over what stands in a field although no event told of it, if it is not what the document came with: a visitor has
 * typed it before the island started, or the browser has restored it after Back or a reload.
 * @param take called with the value of the field
 */
export function useRestoredInput(
  ref: RefObject<HTMLInputElement | null>,
  take: (value: string) => void,
): void {
  const takeChanged = useEffectEvent(() => {
    const field = ref.current;
    if (field && isChanged(field)) take(field.value);
  });
  useEffect(() => {
    takeChanged();
    // Chromium restores fields before this event.
    const onPageShow = () => takeChanged();
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
}
