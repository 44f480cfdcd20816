/** The part of @adobe/structured-data-validator that tests use; it has no types of its own. */

declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(data: {
      jsonld: Partial<Record<string, object[]>>;
    }): Promise<{ rootType: string; issueMessage: string; severity: "ERROR" | "WARNING" }[]>;
  }
}
