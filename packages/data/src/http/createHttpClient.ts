import { HttpError } from './HttpError.js';

/** Values that may stand in a query string; `undefined` leaves the parameter out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

export interface RequestOptions {
  readonly query?: QueryValues;
  readonly headers?: Readonly<Record<string, string>>;
  /** Leaves the token out: calls that are about nobody who is logged in. */
  readonly anonymous?: boolean;
  /** What a good answer is; `text` is handed over as it came. */
  readonly as?: 'json' | 'text';
  /** Cancels the call; it then rejects with an HttpError of kind `aborted`. */
  readonly signal?: AbortSignal;
}

/** Speaks JSON with the API. Every failure is an HttpError; answers are `unknown` until a decoder has seen them. */
export interface HttpClient {
  /** `path` is relative to the base URL, or absolute (services on other hosts, which never get the token). */
  get(path: string, options?: RequestOptions): Promise<unknown>;
  /** Sends `body` as JSON, a FormData as multipart form. */
  post(path: string, body: unknown, options?: RequestOptions): Promise<unknown>;
  /** The rarer methods, with a JSON body where there is one. */
  send(method: 'PATCH' | 'DELETE', path: string, body?: unknown, options?: RequestOptions): Promise<unknown>;
}

export interface HttpClientOptions {
  /** For instance `/api` in the browser, or an absolute address. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds until a call is given up, body included. Specification: 60 000. */
  readonly timeoutMs?: number;
  /** The access token of the logged-in user, asked before each call to the base URL. */
  readonly getToken?: () => string | undefined;
  /** Told of a token that the server takes no more (401). */
  readonly onTokenRefused?: (token: string) => void;
}

/** Makes the client that every domain uses. Base URL, time-out and bearer token live here and nowhere else. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { baseUrl, timeoutMs = 60_000, getToken, onTokenRefused } = options;

  async function request(method: string, path: string, body: unknown, request: RequestOptions): Promise<unknown> {
    const foreign = isAbsolute(path);
    const isForm = body instanceof FormData;
    const wantsText = request.as === 'text';
    const headers: Record<string, string> = { accept: wantsText ? '*/*' : 'application/json', ...request.headers };
    const token = foreign || request.anonymous ? undefined : getToken?.();
    if (token) headers.authorization = `Bearer ${token}`;
    // The browser names the boundary of a form itself.
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
    const url = (foreign ? path : joinPath(baseUrl, path)) + queryString(request.query);

    return within(timeoutMs, request.signal, async (signal) => {
      const init: RequestInit = { method, headers, signal };
      if (body !== undefined) init.body = isForm ? body : JSON.stringify(body);
      const response = await options.fetch(url, init);
      const text = await response.text();
      if (response.status === 401 && token) onTokenRefused?.(token);
      if (!response.ok) throw statusError(response, text);
      if (wantsText) return text;
      return text === '' ? undefined : parseAnswer(text);
    });
  }

  return {
    get: (path, options = {}) => request('GET', path, undefined, options),
    post: (path, body, options = {}) => request('POST', path, body, options),
    send: (method, path, body, options = {}) => request(method, path, body, options),
  };
}

/** Runs a call under a time-out and the caller's signal, and gives every failure its kind. */
async function within<T>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (outer?.aborted) throw new HttpError('aborted', 'The call was cancelled');
  const controller = new AbortController();
  let reason: 'aborted' | 'timeout' | undefined;
  let giveUp: (error: HttpError) => void = () => undefined;
  const givenUp = new Promise<never>((_, reject) => (giveUp = reject));
  const stop = (why: 'aborted' | 'timeout', message: string) => {
    reason ??= why;
    controller.abort();
    // A fetch that ignores its signal must not keep the shopper waiting.
    giveUp(new HttpError(reason, message));
  };
  const onAbort = () => stop('aborted', 'The call was cancelled');
  const timer = setTimeout(() => stop('timeout', `No answer within ${timeoutMs} ms`), timeoutMs);
  outer?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([run(controller.signal), givenUp]);
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError(reason ?? 'network', 'The connection failed', { offline: isOffline(), cause });
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', onAbort);
  }
}

function statusError(response: Response, text: string): HttpError {
  return new HttpError('status', `The server answered ${response.status}`, {
    status: response.status,
    body: parseOrUndefined(text),
    retryAfter: retryAfterSeconds(response.headers.get('retry-after')),
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HttpError('shape', 'The answer is not JSON', { path: '$', cause });
  }
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Retry-After is either seconds or a date (RFC 9110, 10.2.3). */
function retryAfterSeconds(header: string | null): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

const isAbsolute = (path: string) => /^https?:\/\//i.test(path);

const joinPath = (base: string, path: string) => `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

function queryString(values: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text && `?${text}`;
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;
