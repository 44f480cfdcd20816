import { Carousel } from "./Carousel.tsx";
import { CarouselSlide } from "./CarouselSlide.tsx";

const words = { previous: "Previous", next: "Next", dots: "Choose a slide", pause: "Pause", play: "Play" };

const labels = (contents: readonly string[]) =>
  contents.map((_, index) => `${index + 1} of ${contents.length}`);

const slides = (contents: readonly string[]) =>
  contents.map((content, index) => (
    <CarouselSlide key={content} label={labels(contents)[index] ?? ""} roleDescription="slide">
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
    <Carousel
      label="Testimonials"
      roleDescription="carousel"
      slideLabels={labels(voices)}
      words={words}
      autoplay={5000}
      mobileAutoplay={4000}
      loop
    >
      {slides(voices)}
    </Carousel>
  ),
  platforms: (
    <Carousel
      label="Platforms"
      roleDescription="carousel"
      slideLabels={labels(platforms)}
      words={words}
      layout="grid"
      autoplay={3000}
      loop
    >
      {slides(platforms)}
    </Carousel>
  ),
  stories: (
    <Carousel label="Stories" roleDescription="carousel" slideLabels={labels(stories)} words={words} loop>
      {slides(stories)}
    </Carousel>
  ),
  cases: (
    <Carousel
      label="Case studies"
      roleDescription="carousel"
      slideLabels={labels(cases)}
      words={words}
      layout="pair"
    >
      {slides(cases)}
    </Carousel>
  ),
};

export const isWide = true;
