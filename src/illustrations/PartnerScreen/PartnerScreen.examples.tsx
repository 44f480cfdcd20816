import type { I18n } from "../../i18n/messages/i18n.ts";
import { PartnerBoard } from "../../sections/partners/PartnerBoard.tsx";

export const examples = (i18n: I18n) => ({ sponsored: <PartnerBoard {...i18n} /> });
