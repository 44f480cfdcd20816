import type { Speech } from "../../languages/speech.ts";
import { schedulerLink } from "../../site/links.ts";
import { site } from "../../site/site.ts";
import { ButtonLink } from "../../ui/Button/ButtonLink.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";

/** Books a partnership meeting (PA-06). */
export function Final({ language, t }: Speech) {
  return (
    <FinalCall title={t("partners:final.title")} text={t("partners:final.text")}>
      <ButtonLink href={schedulerLink(site, "brokers", "final", language)}>
        {t("partners:bookMeeting")}
      </ButtonLink>
    </FinalCall>
  );
}
