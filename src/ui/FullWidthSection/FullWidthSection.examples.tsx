import type { Background } from "./background.ts";
import { FullWidthSection } from "./FullWidthSection.tsx";

const on = (background: Background) => (
  <FullWidthSection name={`section-on-${background}`} background={background}>
    <div className="u-page-width">
      <h2 id={`section-on-${background}-title`}>From edge to edge of the window</h2>
      <p>What a frame holds keeps to the measure.</p>
    </div>
  </FullWidthSection>
);

export const examples = { paper: on("paper"), dark: on("dark") };

export const isWide = true;
