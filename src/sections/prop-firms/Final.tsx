import type { Speech } from "../../languages/speech.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";

/** The last section, where the use cases lead (PF-11). */
export function Final({ language, t }: Speech) {
  return (
    <FinalCall title={t("prop-firms:final.title")} text={t("prop-firms:final.text")}>
      <ButtonLink href={schedulerLink(site, "propFirms", "final", language)}>
        {t("prop-firms:final.cta")}
      </ButtonLink>
    </FinalCall>
  );
}
