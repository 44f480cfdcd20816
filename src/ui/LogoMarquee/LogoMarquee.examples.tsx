import { LogoMarquee } from "./LogoMarquee.tsx";

const words = { previous: "Previous", next: "Next", pause: "Pause", play: "Play" };

export const logos = ["Alder", "Birch", "Cedar", "Damson", "Elm", "Fir", "Gorse", "Hazel", "Ivy"];

const list = (isCopy: boolean) => (
  <ul aria-hidden={isCopy || undefined} className={isCopy ? "u-requires-script u-no-print" : undefined}>
    {logos.map((logo) => (
      <li key={logo} data-logo={isCopy ? undefined : ""}>
        <a href={`#${logo}`} tabIndex={isCopy ? -1 : undefined}>
          {logo}
        </a>
      </li>
    ))}
  </ul>
);

export const examples = {
  logos: (
    <LogoMarquee label="Partners" words={words} count={logos.length} copy={list(true)}>
      {list(false)}
    </LogoMarquee>
  ),
};

export const isWide = true;
