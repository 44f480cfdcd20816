import type { Speech } from "../../languages/speech.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";

/** The last section leads to the brokers scheduler (BR-11). */
export function Final({ language, t }: Speech) {
  return (
    <FinalCall title={t("brokers:final.title")} text={t("brokers:final.text")}>
      <ButtonLink href={schedulerLink(site, "brokers", "final", language)}>
        {t("brokers:final.cta")}
      </ButtonLink>
    </FinalCall>
  );
}
