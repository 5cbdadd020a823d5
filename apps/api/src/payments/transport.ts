/** A JSON POST request. */
export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Transport = (request: OutgoingRequest) => Promise<{ readonly status: number; readonly body: string }>;

const TIMEOUT_MS = 15_000;

/** Uses the network. Redirects are refused: a payment provider has no reason to send one. */
export const networkTransport: Transport = async ({ url, headers, body }) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, body: await answer.text() };
};
