import { Band } from "./Band.tsx";
import type { Tone } from "./tone.ts";

const on = (tone: Tone) => (
  <Band name={`band-on-${tone}`} tone={tone}>
    <div className="u-frame">
      <h2 id={`band-on-${tone}-title`}>From edge to edge of the window</h2>
      <p>What a frame holds keeps to the measure.</p>
    </div>
  </Band>
);

export const examples = { paper: on("paper"), night: on("night") };

export const isWide = true;
