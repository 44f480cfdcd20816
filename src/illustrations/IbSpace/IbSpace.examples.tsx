import type { I18n } from "../../i18n/messages/i18n.ts";
import { spaceProps } from "../../sections/brokers/Features.tsx";
import { IbSpace } from "./IbSpace.tsx";

export const examples = (i18n: I18n) => ({
  supervised: <IbSpace {...spaceProps(i18n)} />,
});
