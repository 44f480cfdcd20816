import { Icon, type IconName, type KeyFeatureIconName, type SiteIconName } from "./Icon.tsx";

export const keyFeatureNames = [
  "BarChart3",
  "Monitor",
  "Building2",
  "Shield",
  "CheckCircle",
  "Users",
  "Lock",
  "Star",
  "ArrowRight",
  "TrendingUp",
  "Settings",
  "Globe",
] as const satisfies readonly KeyFeatureIconName[];

export const siteNames = [
  "ArrowUp",
  "ArrowUpRight",
  "CalendarCheck",
  "Check",
  "ChevronDown",
  "ChevronLeft",
  "ChevronRight",
  "Instagram",
  "Languages",
  "Linkedin",
  "Menu",
  "Pause",
  "Play",
  "X",
] as const satisfies readonly SiteIconName[];

const drawn = (names: readonly IconName[]) => (
  <table>
    <tbody>
      <tr>
        {names.map((name) => (
          <td key={name}>
            <Icon name={name} />
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

export const examples = { keyFeatures: drawn(keyFeatureNames), site: drawn(siteNames) };
