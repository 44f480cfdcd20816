import type { ChangeRequest, Content, Fault, SaveAnswer } from "../content.ts";

async function call<Answer>(name: string, body?: unknown): Promise<Answer> {
  const response = await fetch(
    `api/${name}`,
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
  );
  const answer = await response.json().catch(() => ({ error: response.statusText }));
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

export const readContent = () => call<Content>("content");
export const check = (request: ChangeRequest) => call<{ faults: Fault[] }>("check", request);
export const save = (request: ChangeRequest) => call<SaveAnswer>("save", request);
