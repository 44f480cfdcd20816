import { useEffect, useState } from "react";

/** Milliseconds without a change after which a text is read out. */
const pause = 500;

/** Has a text read out once it has changed and stays, by a live region that is there from the start. */
export function Announcement({ children }: { children: string }) {
  const [said, say] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => say(children), pause);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <div role="status" className="u-visually-hidden">
      {said}
    </div>
  );
}
