/**
 * Sends a body without cookies, without waiting for an answer, and even while the page is being left. Bodies of this
 * kind need no preflight request. A vendor who is down, blocked or slow is not noticed.
 */
export function send(address: string, body: string | URLSearchParams): void {
  fetch(address, { method: "POST", body, mode: "no-cors", credentials: "omit", keepalive: true }).catch(
    () => {},
  );
}
