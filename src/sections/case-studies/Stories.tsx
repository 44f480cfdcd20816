import type { ReactNode } from "react";
import { type CaseGroup, caseGroupIds } from "../../facts/cases.ts";
import type { Translate } from "../../languages/words/catalogues.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Section } from "../../ui/Section/Section.tsx";

export const storiesId = "stories";

/** Props of `Tabs`. */
export const caseTabs = (t: Translate) => {
  const [first, ...others] = caseGroupIds;
  const tab = (id: CaseGroup) => ({ id, label: t(`case-studies:stories.${id}`) });
  return { label: t("case-studies:stories.label"), tabs: [tab(first), ...others.map(tab)] } as const;
};

interface StoriesProps extends Translator {
  /** The tabs with the cases. */
  children?: ReactNode;
}

/** The cases, in three tabs (CS-02). */
export function Stories({ t, children }: StoriesProps) {
  return (
    <Section
      id={storiesId}
      title={t("case-studies:stories.title")}
      lead={t("case-studies:stories.lead")}
      tone="sunken"
    >
      {children}
    </Section>
  );
}
