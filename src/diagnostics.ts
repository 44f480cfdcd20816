/** What a diagnostic stops: an error the build, a warning a publication, advice nothing. */
export type Severity = "error" | "warning" | "advice";

/** What kind of finding it is, for code that reads diagnostics. */
export type DiagnosticCode =
  | "unreadable-file"
  | "invalid-json"
  | "failed-check"
  | "unknown-field"
  | "missing-field"
  | "wrong-value"
  | "wrong-redirect"
  | "wrong-variable"
  | "pending-change"
  | "unknown-message"
  | "missing-message"
  | "wrong-message"
  | "missing-placeholder"
  | "surplus-placeholder"
  | "unused-message"
  | "long-message"
  | "wrong-script"
  | "wrong-term"
  | "wrong-typography"
  | "cut-off-snippet"
  | "full-bar"
  | "unusual-number"
  | "missing-affiliate"
  | "repeated-company"
  | "faint-logo"
  | "hidden-result"
  | "unproven-claim";

/** Something wrong with words, content or settings, or worth another look. Text is made of it only where it is shown. */
export interface Diagnostic {
  code: DiagnosticCode;
  severity: Severity;
  /** From the folder of the site, such as `catalogues/ja/home.json`; empty if it is in no file. */
  file: string;
  /** The keys and indices that lead to the value; empty for the whole file. */
  path: readonly (string | number)[];
  line?: number | undefined;
  /** What is wrong: "is missing". */
  message: string;
  /** How to put it right: "translate "Book demo"". */
  fix: string;
}

/** What is wrong, without where. */
export type Finding = Pick<Diagnostic, "code" | "message" | "fix">;

/** `src/content/cases.json:42: brokers.volt.results[0].after`. Terminals and code editors turn its beginning into a link. */
export function formatPlace({ file, line, path }: Pick<Diagnostic, "file" | "line" | "path">): string {
  const field = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return [[file, line].filter(Boolean).join(":"), field.replace(/^\./, "")].filter(Boolean).join(": ");
}

/** What is wrong and what to do about it, where the place is known. */
export const formatFinding = ({ message, fix }: Pick<Diagnostic, "message" | "fix">): string =>
  [message, fix].filter(Boolean).join("; ");

/** A diagnostic in a line: `src/content/cases.json:42: brokers.volt.company: is missing; expected a text in quotes`. */
export const formatDiagnostic = (diagnostic: Diagnostic): string =>
  [formatPlace(diagnostic), formatFinding(diagnostic)].filter(Boolean).join(": ");

/** What cannot go on, with all that is wrong. Its message is a line for each. */
export class DiagnosticsError extends Error {
  readonly diagnostics: readonly Diagnostic[];
  constructor(diagnostics: readonly Diagnostic[], options?: ErrorOptions) {
    super(diagnostics.map(formatDiagnostic).join("\n"), options);
    this.diagnostics = diagnostics;
  }
}
