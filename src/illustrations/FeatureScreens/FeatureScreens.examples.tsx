import type { I18n } from "../../i18n/messages/i18n.ts";
import { featureScreens } from "../../sections/brokers/KeyFeatures.tsx";

export const examples = (i18n: I18n) => featureScreens(i18n);
