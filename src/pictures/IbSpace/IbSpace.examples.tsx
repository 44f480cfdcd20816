import type { Translator } from "../../languages/words/translator.ts";
import { Features } from "../../sections/brokers/Features.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { IbSpace } from "./IbSpace.tsx";

export const examples = (translator: Translator) => ({
  supervised: pictureIn(<Features {...translator} />, IbSpace),
});
