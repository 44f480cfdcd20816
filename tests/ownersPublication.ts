import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../src/i18n/languages.ts";

// What an owner publishes: words, facts and settings, all of them others than the sample's.

// biome-ignore lint/suspicious/noExplicitAny: JSON of any file.
type Json = any;

const lisbon: Record<Language, string> = {
  en: "Lisbon",
  es: "Lisboa",
  pt: "Lisboa",
  ru: "Лиссабон",
  hi: "लिस्बन",
  zh: "里斯本",
  ja: "リスボン",
};

/** Words by file, place and language. */
const messages: Readonly<Record<string, Readonly<Record<string, Readonly<Record<Language, unknown>>>>>> = {
  home: {
    "hero.title": {
      en: "Open a prop firm in a week, a trading competition by tonight.",
      es: "Abra una prop firm en dos semanas y un torneo hoy mismo.",
      pt: "Abra uma mesa proprietária em duas semanas, uma competição hoje.",
      ru: "Откройте проп-фирму за две недели, а турнир — уже сегодня.",
      hi: "दो हफ्ते में प्रॉप फर्म खोलें, आज ही ट्रेडिंग कॉम्पिटिशन चलाएँ।",
      zh: "自营公司两周开业，交易大赛今天上线。",
      ja: "プロップファームは2週間で開業、コンテストは今日から。",
    },
    "testimonials.people.laura": {
      en: {
        quote:
          "Our clients ask us when the next competition opens. Nobody ever asked when the next bonus comes.",
        name: "Laura Weiss",
        role: "Managing Director",
      },
      es: {
        quote:
          "Los clientes preguntan cuándo empieza el próximo torneo. Por el próximo bono no preguntó nadie.",
        name: "Laura Weiss",
        role: "Directora general",
      },
      pt: {
        quote:
          "Os clientes perguntam quando começa a próxima competição. Pelo próximo bônus ninguém perguntou.",
        name: "Laura Weiss",
        role: "Diretora-geral",
      },
      ru: {
        quote: "Клиенты спрашивают, когда начнётся следующий турнир. Про следующий бонус никто не спрашивал.",
        name: "Лаура Вайс",
        role: "Управляющий директор",
      },
      hi: {
        quote: "क्लाइंट पूछते हैं कि अगला कॉम्पिटिशन कब शुरू होगा। अगले बोनस के बारे में किसी ने नहीं पूछा।",
        name: "लॉरा वाइस",
        role: "मैनेजिंग डायरेक्टर",
      },
      zh: {
        quote: "客户会问下一场大赛什么时候开赛，从来没有人问过下一次赠金什么时候发。",
        name: "Laura Weiss",
        role: "董事总经理",
      },
      ja: {
        quote:
          "次のコンテストはいつ始まるのかと、お客様から聞かれます。次のボーナスを聞かれたことはありません。",
        name: "ローラ・ワイス",
        role: "代表取締役",
      },
    },
  },
  common: {
    "navigation.caseStudies": {
      en: "Client results",
      es: "Resultados",
      pt: "Resultados",
      ru: "Результаты",
      hi: "क्लाइंट नतीजे",
      zh: "客户成果",
      ja: "導入成果",
    },
  },
  legal: {
    "sections.terms.summary": {
      en: "These terms apply from your first visit to {{brand}}, and they say what we promise and what we expect of you.",
      es: "Estas condiciones se aplican desde su primera visita a {{brand}}: dicen a qué nos comprometemos y qué esperamos de usted.",
      pt: "Estes termos valem desde a sua primeira visita a {{brand}}: dizem o que prometemos e o que esperamos de você.",
      ru: "Эти условия действуют с вашего первого визита на сайт {{brand}}: в них сказано, что мы обещаем и чего ждём от вас.",
      hi: "ये शर्तें {{brand}} पर आपकी पहली विज़िट से लागू होती हैं; इनमें लिखा है कि हम क्या वादा करते हैं और आपसे क्या उम्मीद रखते हैं।",
      zh: "自您首次访问{{brand}}起，本条款即适用，其中说明我们的承诺以及我们对您的期望。",
      ja: "本規約は、{{brand}}に初めてアクセスされた時点から適用され、当社の約束と、お客様へのお願いを定めます。",
    },
  },
};

/** The same person on the page for brokers. */
const speaker = { id: "laura", company: "Kestrel & Co Broker" };

const pennon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 2h4v28H4zM10 4l18 7-18 7z"/></svg>';

/** The object that holds a place, and the name of the place in it. */
function holderOf(node: Json, place: string): [holder: Json, name: string] {
  const names = place.split(".");
  const last = names.pop() ?? "";
  return [names.reduce((inner, name) => inner[name], node), last];
}

/**
 * Publishes in a copy of the site.
 * @param folder the copy's
 * @param languages those that are published
 */
export async function publishAsOwner(folder: string, languages: readonly Language[]): Promise<void> {
  const change = async (file: string, edit: (content: Json) => void): Promise<void> => {
    const content = JSON.parse(await readFile(join(folder, file), "utf8"));
    edit(content);
    await writeFile(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  };

  await change("site.config.json", (settings) => {
    Object.assign(settings, {
      brand: "Meridian Brokerage Infrastructure",
      legalName: "Meridian Brokerage Infrastructure S.A.",
      supportEmail: "hello@meridianbrokerage.com",
      url: "https://www.meridianbrokerage.com",
      legalUpdated: "2026-11-28",
      redirects: [{ from: "/winter-offer", to: "/for-brokers", status: 301 }],
    });
    settings.security.contact = "mailto:security@meridianbrokerage.com";
    settings.links = {
      app: "https://app.meridianbrokerage.com/sign-in",
      status: "https://status.meridianbrokerage.com",
      blog: "https://blog.meridianbrokerage.com",
      contentHub: "https://stories.meridianbrokerage.com",
      linkedin: "https://www.linkedin.com/company/meridian-brokerage-infrastructure",
      instagram: "https://www.instagram.com/meridianbrokerage",
      newsletter: "https://news.meridianbrokerage.com/sign-up?locale={language}",
      schedulers: {
        propFirms: "https://calendly.com/meridian-brokerage/prop-firms",
        brokers: "https://meetings.hubspot.com/meridian-brokerage/brokers",
        communities: "https://cal.com/meridian-brokerage/communities",
      },
    };
    settings.languages = languages;
    Object.assign(settings.tracking, { source: "meridian-site", medium: "button", campaign: "demo-2035" });
    settings.popup.paths = [];
    settings.event = {
      name: "Finance Summit Lisbon",
      startsOn: "2035-05-21",
      endsOn: "2035-05-23",
      showUntil: null,
      location: lisbon,
      url: "https://www.financesummitlisbon.com/exhibitors",
    };
  });

  // One figure is another one, and one has been confirmed.
  await change("src/content/company.json", (company) => {
    Object.assign(company, {
      price: null,
      contact: { email: "desk@harbour.test", phone: "+351 21 000 0000" },
    });
    company.people = { founded: 2021, count: 1 };
  });
  await change("src/content/claims.json", ({ claims }) => {
    claims.retention.growth = 0.5;
    delete claims.firms.sample;
  });

  await change("src/content/testimonials.json", ({ home, brokers }) => {
    home.push(speaker);
    brokers.unshift(speaker);
  });
  await change("src/content/partners.json", ({ partners, onPage }) => {
    partners.pennon = {
      name: "Pennon Brokerage Group",
      kind: "broker",
      affiliate: "https://www.pennonbrokerage.com/partners",
      logo: pennon,
      colour: "#8a6d1f",
    };
    for (const strip of Object.values<string[]>(onPage)) strip.splice(1, 0, "pennon");
  });
  await change("src/content/cases.json", ({ brokers }) => {
    delete brokers[Object.keys(brokers)[0] ?? ""].sample;
  });
  await change("src/content/sample/traders.json", ({ traders }) => {
    traders[0].name = "Magdalena Novotna";
  });
  await change("src/content/sample/competition.json", ({ competition }) => {
    competition.prizePool = 60000;
  });

  for (const language of languages)
    for (const [namespace, places] of Object.entries(messages))
      await change(`catalogues/${language}/${namespace}.json`, (catalogue) => {
        for (const [place, words] of Object.entries(places)) {
          const [holder, name] = holderOf(catalogue, place);
          holder[name] = words[language];
        }
      });
  for (const language of languages)
    await change(`catalogues/${language}/brokers.json`, ({ testimonials }) => {
      testimonials.people.laura = messages.home?.["testimonials.people.laura"]?.[language];
    });
  await change("src/i18n/lint/names.json", ({ kept }) => {
    kept.push({ reason: "People who speak.", names: ["Laura Weiss"], languages: ["es", "pt", "zh"] });
  });
}
