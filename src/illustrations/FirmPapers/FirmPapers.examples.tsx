import type { I18n } from "../../i18n/messages/i18n.ts";
import { firmPapers } from "../../sections/prop-firms/Features.tsx";

export const examples = (i18n: I18n) => firmPapers(i18n);
