import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, type Answer } from './answer.js';
import { identify } from './requestId.js';
import type { Shutdown } from './shutdown.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Who answers what. */
export interface Parts {
  /** Headers of every answer; pages bring a content security policy of their own. */
  readonly headers: Readonly<Record<string, string>>;
  readonly shutdown: Pick<Shutdown, 'watch'>;
  /** Finished answers by path. */
  readonly files: ReadonlyMap<string, Answer>;
  /** Pictures by path below `/pictures`. */
  readonly pictures: ReadonlyMap<string, Answer>;
  readonly api: Handler;
  readonly cspReport: Handler;
  /** Everything else. */
  readonly page: Handler;
}

const pictureFolder = '/pictures';

/** Sends a request to its part. Files and pages are read only: other methods get 405. */
export function createDispatcher({ headers, shutdown, files, pictures, api, cspReport, page }: Parts): Handler {
  const common = Object.entries(headers);
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    for (const [name, value] of common) response.setHeader(name, value);
    response.setHeader('x-request-id', identify(request));
    shutdown.watch(response);
    if (path === '/api' || path.startsWith('/api/')) return api(request, response);
    if (path === '/csp-report') return cspReport(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const inPictures = path.startsWith(`${pictureFolder}/`);
    const file = inPictures ? pictures.get(path.slice(pictureFolder.length)) : files.get(path);
    if (file) {
      // A policy on a script would bind the worker that it becomes, and a worker fetches on the page's behalf.
      if (file.headers['content-type']?.includes('javascript')) response.removeHeader('content-security-policy');
      return send(request, response, file);
    }
    if (inPictures || path.startsWith('/assets/')) {
      response.writeHead(404).end();
      return;
    }
    page(request, response);
  };
}
