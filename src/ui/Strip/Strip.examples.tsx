import { Strip } from "./Strip.tsx";

const words = { previous: "Previous", next: "Next", pause: "Pause", play: "Play" };

export const logos = ["Alder", "Birch", "Cedar", "Damson", "Elm", "Fir", "Gorse", "Hazel", "Ivy"];

export const examples = {
  logos: (
    <Strip label="Partners" words={words}>
      <ul>
        {logos.map((logo) => (
          <li key={logo}>
            <a href={`#${logo}`}>{logo}</a>
          </li>
        ))}
      </ul>
    </Strip>
  ),
};

export const isWide = true;
