import { company } from "../../facts/company.ts";
import { countries } from "../../languages/words/lists.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import css from "./BeforeYouBook.module.css";
import { Disclosure } from "./Disclosure.tsx";

/** What a buyer asks before a demo: what happens there, price, refunds and data. */
export function BeforeYouBook({ language, t }: Translator) {
  const { duration, exactPercent } = numbers(language);
  const { demo, hosting } = company;
  const answers = {
    demo: t("common:company.demo.text", { duration: duration(demo.minutes, "minute") }),
    price: t("common:company.price.text"),
    refunds: t("common:company.refunds.text"),
    data: t("common:company.data.text", {
      regions: countries(hosting.regions, language),
      uptime: exactPercent(hosting.uptime),
    }),
  };
  // On paper, it would stand without the final call.
  return (
    <Band name="before-you-book" background="dark" className="u-no-print">
      <div className={`${css.answers} u-frame u-ruled`}>
        <Disclosure id="before-you-book-title" title={t("common:company.title")}>
          <dl className="u-pair u-four u-step--1">
            {(Object.keys(answers) as (keyof typeof answers)[]).map((id) => (
              <div key={id}>
                <dt className="u-strong">{t(`common:company.${id}.title`)}</dt>
                <dd className="u-muted u-readable">{answers[id]}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </div>
    </Band>
  );
}
