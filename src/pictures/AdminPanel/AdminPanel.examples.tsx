import type { Translator } from "../../languages/words/translator.ts";
import { adminProps } from "../../sections/prop-firms/panelProps.ts";
import { AdminPanel } from "./AdminPanel.tsx";

export const examples = (translator: Translator) => ({
  payoutHeld: <AdminPanel {...adminProps(translator)} />,
});
