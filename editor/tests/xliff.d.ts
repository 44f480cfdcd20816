// The package has no types. As far as tests read and write XLIFF 1.2 with it.

interface XliffObject {
  sourceLanguage: string;
  targetLanguage: string;
  resources: { catalogues: Record<string, XliffMessage> };
}

interface XliffMessage {
  source?: unknown;
  target?: unknown;
  note?: unknown;
}

declare module "xliff/jsToXliff12" {
  export default function jsToXliff12(object: XliffObject, options: { indent: string }): Promise<string>;
}

declare module "xliff/xliff12ToJs" {
  export default function xliff12ToJs(text: string): Promise<XliffObject>;
}
