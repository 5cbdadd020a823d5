import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@mahd/api';
import type { PreparedResponse, Send } from './preparedResponse.js';
import { assignRequestId } from './requestId.js';
import type { Shutdown } from './shutdown.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Handlers and files to dispatch to. */
export interface DispatcherOptions {
  /** Headers of every response; pages set their own content security policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sends files with those headers. */
  readonly send: Send;
  readonly shutdown: Pick<Shutdown, 'watch'>;
  /** Prepared responses by path. */
  readonly files: ReadonlyMap<string, PreparedResponse>;
  /** Pictures by path below `/pictures`. */
  readonly pictures: ReadonlyMap<string, PreparedResponse>;
  readonly api: Handler;
  readonly cspReport: Handler;
  /** Handles everything else. Receives a response without headers. */
  readonly page: Handler;
}

const pictureFolder = '/pictures';

/** Dispatches a request. Files and pages accept GET and HEAD only; other methods get 405. */
export function createDispatcher({
  headers,
  send,
  shutdown,
  files,
  pictures,
  api,
  cspReport,
  page,
}: DispatcherOptions): Handler {
  const common = Object.entries(headers);
  const withHeaders = (response: ServerResponse, id: string) => {
    for (const [name, value] of common) response.setHeader(name, value);
    return response.setHeader(REQUEST_ID_HEADER, id);
  };
  return (request, response) => {
    const { url = '/', method } = request;
    const path = pathOf(url);
    const id = assignRequestId(request);
    shutdown.watch(response);
    if (path === '/api' || path.startsWith('/api/')) return api(request, withHeaders(response, id));
    if (path === '/csp-report') return cspReport(request, withHeaders(response, id));
    if (method !== 'GET' && method !== 'HEAD') {
      withHeaders(response, id).writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const inPictures = path.startsWith(`${pictureFolder}/`);
    const file = inPictures ? pictures.get(path.slice(pictureFolder.length)) : files.get(path);
    if (file) return send(request, response, file);
    if (inPictures || path.startsWith('/assets/')) {
      // During a rolling update another server may have this file, so the 404 must not be cached.
      withHeaders(response, id).writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    page(request, response);
  };
}

/** The path of a URL, without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
