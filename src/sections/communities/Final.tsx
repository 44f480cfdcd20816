import type { Speech } from "../../languages/speech.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";

/** The last word is a demo of the reader's own tiers (IB-09). */
export function Final({ language, t }: Speech) {
  return (
    <FinalCall title={t("communities:final.title")} text={t("communities:final.text")}>
      <ButtonLink href={schedulerLink(site, "communities", "final", language)}>
        {t("communities:final.cta")}
      </ButtonLink>
    </FinalCall>
  );
}
