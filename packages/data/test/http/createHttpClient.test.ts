import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpClient, type HttpError } from '../../src/http/index.js';
import { fakeServer } from '../fakeServer.js';

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as HttpError,
  );

describe('createHttpClient', () => {
  it('builds the URL from base, path and query, without undefined parameters', async () => {
    const { http, calls } = fakeServer(() => ({ body: { ok: true } }));
    expect(await http.get('/auth/products', { query: { page: 2, q: 'a b', sort: undefined } })).toEqual({ ok: true });
    expect(calls[0]?.url).toBe('/api/auth/products?page=2&q=a+b');
  });

  it("sends a body as JSON with the caller's headers", async () => {
    const { http, calls } = fakeServer(() => ({ body: {} }));
    await http.post('orders', { a: 1 }, { headers: { 'idempotency-key': 'k' } });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      body: { a: 1 },
      headers: { 'idempotency-key': 'k', 'content-type': 'application/json' },
    });
  });

  it('sends the token to its own server only', async () => {
    const seen: (string | undefined)[] = [];
    const http = createHttpClient({
      baseUrl: '/api',
      getToken: () => 'secret',
      fetch: async (_, init) => {
        seen.push((init.headers as Record<string, string>).authorization);
        return new Response('{}');
      },
    });
    await http.get('auth/wishlist');
    await http.get('https://geo.example/json');
    expect(seen).toEqual(['Bearer secret', undefined]);
  });

  it('returns undefined for an empty body', async () => {
    const { http } = fakeServer(() => ({ status: 200 }));
    expect(await http.get('x')).toBeUndefined();
  });

  it.each([
    [403, 'errors.forbidden'],
    [404, 'errors.notFound'],
    [409, 'errors.general'],
    [429, 'errors.tooMany'],
    [500, 'errors.server'],
    [503, 'errors.unavailable'],
  ])('maps status %i to %s', async (status, messageKey) => {
    const { http } = fakeServer(() => ({
      status,
      body: { code: 'x' },
      headers: { 'retry-after': '7', 'x-request-id': 'r1' },
    }));
    const error = await failureOf(http.get('x'));
    expect(error).toMatchObject({
      kind: 'status',
      status,
      messageKey,
      retryAfter: 7,
      requestId: 'r1',
      body: { code: 'x' },
    });
  });

  it('keeps the status when the error page is not JSON', async () => {
    const http = createHttpClient({
      baseUrl: '/api',
      fetch: async () => new Response('<html>Bad gateway', { status: 502 }),
    });
    expect(await failureOf(http.get('x'))).toMatchObject({ kind: 'status', status: 502, body: undefined });
  });

  it('reports an incomplete response as a wrong shape', async () => {
    const http = createHttpClient({ baseUrl: '/api', fetch: async () => new Response('{"data": [') });
    expect(await failureOf(http.get('x'))).toMatchObject({ kind: 'shape', path: '$', messageKey: 'errors.general' });
  });

  it('reports a refused connection as a network error', async () => {
    const http = createHttpClient({ baseUrl: '/api', fetch: () => Promise.reject(new TypeError('failed')) });
    expect(await failureOf(http.get('x'))).toMatchObject({
      kind: 'network',
      offline: false,
      messageKey: 'errors.network',
    });
  });

  it('detects that the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const http = createHttpClient({ baseUrl: '/api', fetch: () => Promise.reject(new TypeError('failed')) });
    expect(await failureOf(http.get('x'))).toMatchObject({
      kind: 'network',
      offline: true,
      messageKey: 'errors.offline',
    });
    vi.unstubAllGlobals();
  });
});

describe('timeout and cancellation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const never = () => new Promise<Response>(() => undefined);

  it('times out after 60 seconds by default', async () => {
    let aborted: AbortSignal | null | undefined;
    const http = createHttpClient({ baseUrl: '/api', fetch: (_, init) => ((aborted = init.signal), never()) });
    const failure = failureOf(http.get('slow'));
    let settled = false;
    void failure.then(() => (settled = true));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: 'timeout', messageKey: 'errors.timeout' });
    expect(aborted?.aborted).toBe(true);
  });

  it('times out while reading the body', async () => {
    const endless = new Response(
      new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a')) }),
    );
    const http = createHttpClient({ baseUrl: '/api', timeoutMs: 100, fetch: async () => endless });
    const failure = failureOf(http.get('half'));
    await vi.advanceTimersByTimeAsync(100);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  it('is cancelled by its caller, even before it starts', async () => {
    const http = createHttpClient({ baseUrl: '/api', fetch: never });
    const controller = new AbortController();
    const running = failureOf(http.get('x', { signal: controller.signal }));
    controller.abort();
    expect(await running).toMatchObject({ kind: 'aborted' });
    expect(await failureOf(http.get('x', { signal: controller.signal }))).toMatchObject({ kind: 'aborted' });
  });

  it('clears its timer', async () => {
    const { http } = fakeServer(() => ({ body: 1 }));
    await http.get('x');
    expect(vi.getTimerCount()).toBe(0);
  });
});
