import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, type Answer } from './answer.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Who answers what. */
export interface Parts {
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
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
export function createDispatcher({ headers, files, pictures, api, cspReport, page }: Parts): Handler {
  const common = Object.entries(headers);
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    for (const [name, value] of common) response.setHeader(name, value);
    if (path === '/api' || path.startsWith('/api/')) return api(request, response);
    if (path === '/csp-report') return cspReport(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const inPictures = path.startsWith(`${pictureFolder}/`);
    const file = inPictures ? pictures.get(path.slice(pictureFolder.length)) : files.get(path);
    if (file) return send(request, response, file);
    if (inPictures || path.startsWith('/assets/')) {
      response.writeHead(404).end();
      return;
    }
    page(request, response);
  };
}
