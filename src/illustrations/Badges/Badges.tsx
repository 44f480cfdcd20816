import type { Logo } from "../../content/logo.ts";
import { BrandMark } from "../../ui/Logo/BrandMark.tsx";

/** What is on the line: a gauge, a blank label, a podium or a rising star. */
const emblems = {
  gauge: "M28 91a24 24 0 0 1 48 0h-5a19 19 0 0 0-38 0zM48 91l18-17-9 17z",
  label: "M52 50l15 13v28H37V63zM52 59a4 4 0 0 0 0 8 4 4 0 0 0 0-8z",
  podium: "M27 91V79h16V68h18v6h16v17zM52 53a6 6 0 0 1 0 12 6 6 0 0 1 0-12z",
  star: "M20 91l18-6-9-17 17 9 6-18 6 18 17-9-9 17 18 6z",
} as const;

/** An award as a medal: a reeded edge, the timeline across its middle, and the emblem on it. */
export const AwardBadge = ({ emblem }: { emblem: keyof typeof emblems }) => (
  <svg
    stroke="var(--line-strong)"
    viewBox="0 0 104 130"
    width="104"
    height="130"
    fill="none"
    overflow="visible"
    aria-hidden="true"
  >
    <circle stroke="var(--brass)" cx="52" cy="25" r="5" strokeWidth="2" />
    <circle fill="var(--surface)" cx="52" cy="79" r="49" stroke="currentColor" strokeWidth="1.5" />
    <circle cx="52" cy="79" r="44" stroke="currentColor" strokeWidth="4" strokeDasharray="1 2" />
    <circle cx="52" cy="79" r="40" />
    <path stroke="var(--brass)" d="M52 0v20M15 95h74" strokeWidth="2" />
    <path d={emblems[emblem]} fill="currentColor" fillRule="evenodd" stroke="none" />
  </svg>
);

/** The world record as the largest medal: the brand's logo on the timeline, with a globe behind it. */
export const RecordBadge = ({ logo }: { logo: Logo }) => (
  <svg
    stroke="var(--line-strong)"
    viewBox="4 38 168 168"
    width="168"
    height="168"
    fill="none"
    overflow="visible"
    aria-hidden="true"
  >
    <circle fill="var(--surface)" cx="88" cy="122" r="83" stroke="currentColor" strokeWidth="1.5" />
    <circle cx="88" cy="122" r="77" stroke="currentColor" strokeWidth="4" strokeDasharray="1 2" />
    <circle cx="88" cy="122" r="72" />
    <circle cx="88" cy="122" r="64" />
    <path d="M67.6 146A22 64 0 1 1 108.4 146M47.2 146A44 64 0 1 1 128.8 146M32 94h112M24 122h128" />
    <g stroke="var(--brass)">
      <path d="M9 147h158" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      <path d="M36 151h36M104 151h36" strokeWidth="6" strokeDasharray="2 10" />
    </g>
    <BrandMark
      logo={logo}
      place="record"
      stroke="var(--surface)"
      x="52"
      y="96"
      width="72"
      height="72"
      strokeWidth="3"
      paintOrder="stroke"
    />
  </svg>
);
