import { Band } from "./Band.tsx";
import type { Background } from "./background.ts";

const on = (background: Background) => (
  <Band name={`band-on-${background}`} background={background}>
    <div className="u-frame">
      <h2 id={`band-on-${background}-title`}>From edge to edge of the window</h2>
      <p>What a frame holds keeps to the measure.</p>
    </div>
  </Band>
);

export const examples = { paper: on("paper"), dark: on("dark") };

export const isWide = true;
