import { brand } from "../../content/brand.ts";
import { AwardBadge, RecordBadge } from "./Badges.tsx";

export const examples = {
  award: <AwardBadge emblem="label" />,
  record: <RecordBadge logo={brand.logo} />,
};
