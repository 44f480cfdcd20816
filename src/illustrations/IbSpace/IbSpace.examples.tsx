import type { I18n } from "../../i18n/messages/i18n.ts";
import { Features } from "../../sections/brokers/Features.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { IbSpace } from "./IbSpace.tsx";

export const examples = (i18n: I18n) => ({
  supervised: pictureIn(<Features {...i18n} />, IbSpace),
});
