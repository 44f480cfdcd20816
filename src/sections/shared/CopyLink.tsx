import { useEffect, useState } from "react";
import css from "./CopyLink.module.css";

/** Milliseconds for which a button says that it has copied. */
const shown = 2000;

interface CopyLinkProps {
  className?: string | undefined;
  words: { copy: string; copied: string; link: string };
  link: () => string;
}

/** A button that copies a link; where that is not possible, the link is there to be copied by hand. */
export function CopyLink({ className = "", words, link }: CopyLinkProps) {
  const [state, setState] = useState<"copied" | "refused">();
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(setState, shown);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link());
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  return (
    <div className={`${css.copy} ${className} u-requires-script u-no-print`}>
      <button type="button" onClick={copy}>
        {state === "copied" ? words.copied : words.copy}
      </button>
      <span role="status" className="u-visually-hidden">
        {state === "copied" && words.copied}
      </span>
      {state === "refused" && (
        <input
          readOnly
          // biome-ignore lint/a11y/noAutofocus: The visitor has asked for it.
          autoFocus
          value={link()}
          aria-label={words.link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
