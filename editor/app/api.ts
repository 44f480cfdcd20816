/**
 * Sends a request to the editor's server.
 * @param body what is posted as JSON; without one the request is a GET
 * @throws {Error} with what the server says
 */
export async function call<Answer>(name: string, body?: unknown): Promise<Answer> {
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

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);
