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
  Star,
  TrendingUp,
  Users,
  X,
} from "lucide";
import { Glyph } from "./Glyph.tsx";

/** Lucide's, without its many small curves: a document pays for each. */
const Shield: IconNode = [["path", { d: "M12 2c2 2 5 3 8 3v8c0 5-4 8-8 9-4-1-8-4-8-9V5c3 0 6-1 8-3z" }]];

/** The names that key features use (WG-05). */
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

/** Lucide draws no company marks, so these two are our own. */
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

const icons = new Map<string, IconNode>(Object.entries({ ...keyFeatureIcons, ...siteIcons }));

/** Draws all lines of an icon as one path, and names what else it has in one order: both make documents smaller. */
function joinLines(node: IconNode): IconNode {
  const shapes: IconNode = [];
  let lines = "";
  for (const [tag, { d, x1, y1, x2, y2, x, y, width, height, rx, ...rest }] of node) {
    if (tag === "line") lines += `M${x1} ${y1}${y1 === y2 ? `H${x2}` : `V${y2}`}`;
    // A path may begin with a relative move, which is absolute at its start alone.
    else if (tag === "path") lines += `${d}`.replace(/^m([\d.]+) ([\d.]+) ?/, "M$1 $2l");
    else shapes.push([tag, tag === "rect" ? { x, y, width, height, rx } : rest]);
  }
  return lines ? [...shapes, ["path", { d: lines }]] : shapes;
}

/** Every name that draws an icon of its own. */
export const iconNames: readonly string[] = [...icons.keys()];

/** What draws an icon; names from data may be unknown, and show the chart icon (WG-05). */
export const shapesOf = (name: string): IconNode => joinLines(icons.get(name) ?? keyFeatureIcons.BarChart3);

export interface IconProps {
  /** Names from data may be unknown: they show the chart icon (WG-05). */
  name: KeyFeatureIconName | SiteIconName | (string & {});
  className?: string;
}

/** A 24 px icon in the colour of the text beside it. Decorative: the control or text around it carries the name. */
export function Icon({ name, className }: IconProps) {
  return <Glyph node={shapesOf(name)} className={className} />;
}
