import { ButtonLink } from "../Button/ButtonLink.tsx";
import type { Background } from "../FullWidthSection/background.ts";
import { Section } from "./Section.tsx";

const on = (background: Background, heading: "over" | "side" = "over") => (
  <Section
    id={`on-${background}-${heading}`}
    title="Seven days from contract to first challenge"
    lead="One team sets up the platform, the rules and the payouts; the firm keeps its brand and its data."
    background={background}
    heading={heading}
    aside={
      <ButtonLink href="#book-demo" emphasis="secondary">
        Book demo
      </ButtonLink>
    }
  >
    <p>What the section shows stands here, within the measure.</p>
  </Section>
);

export const examples = {
  paper: on("paper"),
  headingBeside: on("paper", "side"),
  sunken: on("sunken"),
  dark: on("dark"),
  brokers: on("brokers"),
  propFirms: on("propFirms"),
  communities: on("communities"),
};

export const isWide = true;
