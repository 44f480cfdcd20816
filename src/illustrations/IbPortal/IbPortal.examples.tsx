import type { I18n } from "../../i18n/messages/i18n.ts";
import { portalProps } from "../../sections/brokers/Features.tsx";
import { IbPortal } from "./IbPortal.tsx";

export const examples = (i18n: I18n) => ({
  supervised: <IbPortal {...portalProps(i18n)} />,
});
