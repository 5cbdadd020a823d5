import { isOffline } from './isHttpError.js';
import { HttpError } from './HttpError.js';

/** Query parameter values; `undefined` omits the parameter. */
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

export interface RequestOptions {
  readonly query?: QueryValues;
  readonly headers?: Readonly<Record<string, string>>;
  /** Omits the token, for calls that need no session. */
  readonly anonymous?: boolean;
  /** Type of a successful response; `text` returns the body unparsed. */
  readonly as?: 'json' | 'text';
  /** Cancels the call, which then rejects with an HttpError of kind `aborted`. */
  readonly signal?: AbortSignal;
}

/** A JSON client of the API. Every failure is an HttpError; responses are `unknown` until decoded. */
export interface HttpClient {
  /** `path` is relative to the base URL, or absolute for other hosts, which never receive the token. */
  get(path: string, options?: RequestOptions): Promise<unknown>;
  /** Sends `body` as JSON, a FormData as multipart form. */
  post(path: string, body: unknown, options?: RequestOptions): Promise<unknown>;
  /** Other methods, with an optional JSON body. */
  send(method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown, options?: RequestOptions): Promise<unknown>;
}

export interface HttpClientOptions {
  /** Such as `/api` in the browser, or an absolute URL. */
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Timeout of a call with its body, ms. Default: 60 000. */
  readonly timeoutMs?: number;
  /** Returns the access token of the logged-in user; called before each request to the base URL. */
  readonly getToken?: () => string | undefined;
  /** Called when the server rejects a token (401). */
  readonly onTokenRefused?: (token: string) => void;
}

/** Creates the client of all domains. The only place with base URL, timeout and bearer token. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { baseUrl, timeoutMs = 60_000, getToken, onTokenRefused } = options;

  async function request(method: string, path: string, body: unknown, request: RequestOptions): Promise<unknown> {
    const foreign = isAbsolute(path);
    const isForm = body instanceof FormData;
    const wantsText = request.as === 'text';
    const headers: Record<string, string> = { accept: wantsText ? '*/*' : 'application/json', ...request.headers };
    const token = foreign || request.anonymous ? undefined : getToken?.();
    if (token) headers.authorization = `Bearer ${token}`;
    // The browser adds the boundary of multipart forms.
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

/** Runs a call with a timeout and the caller's signal, and classifies failures. */
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
    // A fetch that ignores its signal must not delay the rejection.
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
