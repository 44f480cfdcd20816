import type { I18n } from "../../i18n/messages/i18n.ts";
import { adminProps } from "../../sections/prop-firms/panelProps.ts";
import { AdminPanel } from "./AdminPanel.tsx";

export const examples = (i18n: I18n) => ({
  payoutHeld: <AdminPanel {...adminProps(i18n)} />,
});
