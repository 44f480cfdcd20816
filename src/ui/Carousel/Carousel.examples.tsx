import { CarouselIsland } from "./CarouselIsland.tsx";
import { CarouselSlide } from "./CarouselSlide.tsx";

const words = ["Previous", "Next", "Choose a slide", "Pause", "Play"] as const;

const slides = (contents: readonly string[]) =>
  contents.map((content, index) => (
    <CarouselSlide key={content} label={`${index + 1} of ${contents.length}`} roleDescription="slide">
      <p>{content}</p>
      <a href={`#slide-${index + 1}`}>Read more</a>
    </CarouselSlide>
  ));

const voices = [
  "“Our traders come back every Monday.” Ana Ruiz, Head of Growth",
  "“We launched in a week.” Ken Sato, Founder",
];
const platforms = ["cTrader", "TradeLocker", "MetaTrader 5", "MetaTrader 4", "BlackArrow", "MatchTrader"];
export const stories = ["An exchange", "A university", "A prop firm"];
const cases = ["broker-1", "broker-2", "broker-3", "broker-4", "broker-5", "broker-6"];

export const examples = {
  testimonials: (
    <CarouselIsland
      label="Testimonials"
      roleDescription="carousel"
      count={voices.length}
      words={words}
      autoplay={5000}
      mobileAutoplay={4000}
      loop
    >
      {slides(voices)}
    </CarouselIsland>
  ),
  platforms: (
    <CarouselIsland
      label="Platforms"
      roleDescription="carousel"
      count={platforms.length}
      words={words}
      layout="grid"
      autoplay={3000}
      loop
    >
      {slides(platforms)}
    </CarouselIsland>
  ),
  stories: (
    <CarouselIsland label="Stories" roleDescription="carousel" count={stories.length} words={words} loop>
      {slides(stories)}
    </CarouselIsland>
  ),
  cases: (
    <CarouselIsland
      label="Case studies"
      roleDescription="carousel"
      count={cases.length}
      words={words}
      layout="pair"
    >
      {slides(cases)}
    </CarouselIsland>
  ),
};

export const isWide = true;
