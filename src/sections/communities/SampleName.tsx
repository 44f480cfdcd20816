import type { Translator } from "../../languages/words/translator.ts";
import { BrandText } from "../../pictures/BrandText.tsx";
import { Message } from "../../ui/Message/Message.tsx";

/** Whose month the table of rates has. Beside the island, which would put the sample's name over a visitor's. */
export const SampleName = ({ t }: Pick<Translator, "t">) => (
  <Message tags={{ name: (name) => <BrandText kind="name" name={name} /> }}>
    {t("communities:final.sample", { name: t("communities:network.name") })}
  </Message>
);
