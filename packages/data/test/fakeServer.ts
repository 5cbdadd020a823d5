import { createHttpClient, type HttpClient } from '../src/http/index.js';

export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface RecordedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/** A client whose server is a function; records the requests. */
export function fakeServer(answer: (call: RecordedCall) => Answer | Promise<Answer>): {
  http: HttpClient;
  calls: RecordedCall[];
} {
  const calls: RecordedCall[] = [];
  const http = createHttpClient({
    baseUrl: '/api',
    fetch: async (url, init) => {
      const call: RecordedCall = {
        method: init.method ?? 'GET',
        url,
        headers: init.headers as Record<string, string>,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        signal: init.signal as AbortSignal,
      };
      calls.push(call);
      const { status = 200, body, headers } = await answer(call);
      return new Response(body === undefined ? null : JSON.stringify(body), { status, headers: headers ?? {} });
    },
  });
  return { http, calls };
}
