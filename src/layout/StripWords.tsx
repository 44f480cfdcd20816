import type { I18n } from "../i18n/messages/i18n.ts";
import { Message } from "../ui/Message/Message.tsx";

/** What says that a page is shown under a visitor's name; a script takes it from here (src/visitorBrand/strip.ts). */
export function StripWords({ t }: Pick<I18n, "t">) {
  return (
    <template
      data-brand-words=""
      data-copied={t("common:shownAs.copied")}
      data-stopped={t("common:shownAs.stopped")}
    >
      <section id="shown-as" aria-label={t("common:shownAs.label")}>
        <p>
          <Message tags={{ name: () => <bdi data-brand="name" translate="no" /> }}>
            {t("common:shownAs.text", { name: "<name></name>" })}
          </Message>
        </p>
        <button type="button">{t("common:shownAs.copy")}</button>
        <input readOnly hidden aria-label={t("common:shownAs.link")} />
        <button type="button" aria-label={t("common:shownAs.stop")}>
          ×
        </button>
      </section>
    </template>
  );
}
