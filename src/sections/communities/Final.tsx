import { tiers } from "../../facts/sample/academy.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { EmptyTree } from "../../pictures/ReferralNetwork/EmptyTree.tsx";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";
import { drawing } from "./drawings.tsx";

/** The tree of the first screen without names: the final call leads to a demo with the visitor's own tiers (IB-09). */
export function Final({ language, t }: Translator) {
  return (
    <FinalCall
      title={t("communities:final.title")}
      text={t("communities:final.text")}
      background="communities"
      place={
        <EmptyTree
          words={{
            tier: (number) => t("communities:network.tier", { number }),
            rate: (amount) => t("communities:network.rate", { amount }),
          }}
          numbers={numbers(language)}
          tiers={tiers.length}
          branches={drawing("branches")}
          trunk={drawing("trunk")}
        />
      }
    >
      <ButtonLink
        href={schedulerLink(site, {
          scheduler: "communities",
          page: "communities",
          button: "final",
          language,
        })}
      >
        {t("communities:final.cta")}
      </ButtonLink>
    </FinalCall>
  );
}
