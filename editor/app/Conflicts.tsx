import { useEffect, useRef } from "react";
import { Button } from "./parts.tsx";
import { settled } from "./state.ts";
import { act, shown, useEditor } from "./store.ts";

/** Values that changed on disk while they were changed here: both are shown, and neither is lost. */
export function Conflicts() {
  const { conflicts } = useEditor();
  const section = useRef<HTMLElement>(null);
  const isThere = conflicts.length > 0;
  useEffect(() => {
    if (isThere) section.current?.focus();
  }, [isThere]);
  if (!isThere) return null;
  return (
    <section ref={section} tabIndex={-1} className="conflicts" aria-label="Changed on disk as well">
      <h2>Changed on disk as well: which one is to stay?</h2>
      {conflicts.map((conflict) => {
        const { file, path, after } = conflict.change;
        return (
          <div key={`${file} ${path.join(".")}`}>
            <h3>
              {file} {path.join(".")}
            </h3>
            <dl>
              <dt>Yours</dt>
              <dd>{shown(after)}</dd>
              <dt>On disk</dt>
              <dd>{shown(conflict.found)}</dd>
            </dl>
            <Button onClick={() => act(settled(conflict, "mine"))}>Keep yours</Button>{" "}
            <Button onClick={() => act(settled(conflict, "theirs"))}>Take the one on disk</Button>
          </div>
        );
      })}
    </section>
  );
}
