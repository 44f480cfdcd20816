import { routes } from "../../facts/routes.ts";
import { traders } from "../../facts/sample/traders.ts";
import { pathIn } from "../../languages/choosing/pathIn.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { TickerTape } from "../../pictures/TickerTape/TickerTape.tsx";
import { Band } from "../../ui/Band/Band.tsx";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import css from "./Status.module.css";

interface StatusProps extends Pick<Translator, "language"> {
  title: string;
  text: string;
  home: string;
  /** The last text on the tape. */
  status: number;
  end: "torn" | "stopped";
}

/** The tape, what happened, and the way home: shared by not-found page and error screen (RT-11, RT-12). */
export function Status({ language, title, text, home, status, end }: StatusProps) {
  return (
    <Band name="status">
      <TickerTape traders={traders} numbers={numbers(language)} code={`${status}`} end={end} />
      <div className={`${css.words} u-frame u-stack u-roomy`}>
        <h1 id="status-title">{title}</h1>
        <p className="u-step-1 u-muted">{text}</p>
        <ButtonLink href={pathIn(language, routes.home.path)}>{home}</ButtonLink>
      </div>
    </Band>
  );
}
