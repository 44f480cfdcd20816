import { TabPanel } from "./TabPanel.tsx";
import { Tabs } from "./Tabs.tsx";

const useCases = [
  { id: "loyal-clients", label: "Loyal clients" },
  { id: "ib-tools", label: "IB tools" },
  { id: "revenue", label: "Revenue" },
] as const;

const texts = {
  "loyal-clients": "Competitions that bring traders back every week.",
  "ib-tools": "A branded portal for every introducing broker.",
  revenue: "Deposits, volume and bonuses in one view.",
} as const;

const panels = useCases.map(({ id, label }, index) => (
  <TabPanel key={id} id={id} label={label} hidden={index > 0}>
    <p>{texts[id]}</p>
  </TabPanel>
));

export const examples = {
  firstSelected: (
    <Tabs tabs={useCases} label="Use cases">
      {panels}
    </Tabs>
  ),
};

export const states = ["hover", "focus-visible"] as const;
