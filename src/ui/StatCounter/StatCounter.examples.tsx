import { StatCounter } from "./StatCounter.tsx";

export const examples = {
  sales: <StatCounter value="+$50M" />,
  challenges: <StatCounter value="500K+" />,
  retention: <StatCounter value="+45%" />,
  range: <StatCounter value="+40-60%" />,
  spanish: <StatCounter value="98 %" />,
  chinese: <StatCounter value="50万+" />,
};
