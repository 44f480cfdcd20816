import { closestMatch } from "leven";
import {
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  Building2,
  CalendarCheck,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheckBig,
  Globe,
  type IconNode,
  Languages,
  Lock,
  Menu,
  Monitor,
  Pause,
  Play,
  Settings,
  Shield,
  Star,
  TrendingUp,
  Users,
  X,
} from "lucide";
import { Glyph } from "./Glyph.tsx";

/** The icon names of key features (WG-05). */
const keyFeatureIcons = {
  BarChart3: ChartColumn,
  Monitor,
  Building2,
  Shield,
  CheckCircle: CircleCheckBig,
  Users,
  Lock,
  Star,
  ArrowRight,
  TrendingUp,
  Settings,
  Globe,
} satisfies Record<string, IconNode>;

/** Lucide has no brand icons, so these two are drawn here. */
const companyIcons = {
  Linkedin: [
    ["rect", { x: 3, y: 3, width: 18, height: 18, rx: 2 }],
    ["path", { d: "M7.5 11v5.5M7.5 7.5v.01M11.5 16.5V11M11.5 13.5a2.5 2.5 0 0 1 5 0v3" }],
  ],
  Instagram: [
    ["rect", { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
    ["circle", { cx: 12, cy: 12, r: 4 }],
    ["path", { d: "M17 7v.01" }],
  ],
} satisfies Record<string, IconNode>;

const siteIcons = {
  ArrowUp,
  ArrowUpRight,
  CalendarCheck,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Languages,
  Menu,
  Pause,
  Play,
  X,
  ...companyIcons,
} satisfies Record<string, IconNode>;

export type KeyFeatureIconName = keyof typeof keyFeatureIcons;
export type SiteIconName = keyof typeof siteIcons;
export type IconName = KeyFeatureIconName | SiteIconName;

const icons: Readonly<Record<IconName, IconNode>> = { ...keyFeatureIcons, ...siteIcons };

/** Every name with an icon. */
export const iconNames = Object.keys(icons) as readonly IconName[];

const isKnown = (name: string): name is IconName => Object.hasOwn(icons, name);

/**
 * The name of an icon; in place of a name that no icon has, that of the chart (WG-05).
 * @throws {RangeError} with the nearest name, in a build
 */
export const knownName = (name: string): IconName => {
  if (isKnown(name)) return name;
  // Not in the browser, where it would come too late.
  if (import.meta.env.PROD && import.meta.env.SSR)
    throw new RangeError(`"${name}" is no icon: did you mean "${closestMatch(name, iconNames)}"?`);
  return "BarChart3";
};

export const shapesOf = (name: string): IconNode => icons[knownName(name)];

export interface IconProps {
  /** That of the chart by default (WG-05). */
  name?: IconName;
  /** Its width and height, 24 px by default. */
  size?: string | undefined;
  className?: string;
}

/** An icon in the colour of the text beside it. Decorative: the control or text around it carries the name. */
export function Icon({ name = "BarChart3", size, className }: IconProps) {
  return <Glyph node={shapesOf(name)} size={size} className={className} />;
}
