import type { Speech } from "../../languages/speech.ts";
import { Features } from "../../sections/brokers/Features.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { IbSpace } from "./IbSpace.tsx";

export const examples = (speech: Speech) => ({ supervised: pictureIn(<Features {...speech} />, IbSpace) });
