import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PreparedResponse, Send } from './preparedResponse.js';
import { assignRequestId, requestIdHeader } from './requestId.js';
import type { Shutdown } from './shutdown.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Who answers what. */
export interface DispatcherOptions {
  /** Headers of every answer; pages bring a content security policy of their own. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sends files, with those headers. */
  readonly send: Send;
  readonly shutdown: Pick<Shutdown, 'watch'>;
  /** Finished answers by path. */
  readonly files: ReadonlyMap<string, PreparedResponse>;
  /** Pictures by path below `/pictures`. */
  readonly pictures: ReadonlyMap<string, PreparedResponse>;
  readonly api: Handler;
  readonly cspReport: Handler;
  /** Everything else. Gets a response without headers, and sends them all. */
  readonly page: Handler;
}

const pictureFolder = '/pictures';

/** Sends a request to its part. Files and pages are read only: other methods get 405. */
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
    return response.setHeader(requestIdHeader, id);
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
      // Another server may have the file, of a build before or after this one: nobody on the way may remember that it was not here.
      withHeaders(response, id).writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    page(request, response);
  };
}

/** An address without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
