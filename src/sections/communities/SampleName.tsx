import type { I18n } from "../../i18n/messages/i18n.ts";
import { BrandText } from "../../illustrations/BrandText.tsx";
import { Message } from "../../ui/Message/Message.tsx";

/** Whose month the table of rates has. Beside the island, which would put the sample's name over a visitor's. */
export const SampleName = ({ t }: Pick<I18n, "t">) => (
  <Message tags={{ name: (name) => <BrandText kind="name" name={name} /> }}>
    {t("communities:finalCall.sample", { name: t("communities:network.name") })}
  </Message>
);
