import { academy } from "../../facts/sample/academy.ts";
import type { Speech } from "../../languages/speech.ts";
import { EmptyTree } from "../../pictures/ReferralNetwork/EmptyTree.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";
import { drawing } from "./drawings.tsx";

/** Where a rate will be written. */
const blank = "____";

/** The first screen's tree without its names: the last word is a demo of the reader's own tiers (IB-09). */
export function Final({ language, t }: Speech) {
  return (
    <FinalCall
      title={t("communities:final.title")}
      text={t("communities:final.text")}
      tone="communities"
      place={
        <EmptyTree
          branches={drawing("branches")}
          tiers={academy.tierRates.map((_, index) => ({
            name: t("communities:network.tier", { number: index + 1 }),
            rate: t("communities:network.rate", { amount: blank }),
          }))}
        />
      }
    >
      <ButtonLink href={schedulerLink(site, "communities", "final", language)}>
        {t("communities:final.cta")}
      </ButtonLink>
    </FinalCall>
  );
}
