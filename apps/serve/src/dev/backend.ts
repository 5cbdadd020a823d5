import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApi, type OpenDatabaseOf } from '@mahd/api';
import type { createStorefront, StorefrontOptions } from '@mahd/storefront/server';
import type { PreparedResponse } from '../preparedResponse.js';
import { createSend } from '../preparedResponse.js';
import type { Configuration } from '../configuration.js';
import { createCspReportHandler } from '../cspReport.js';
import { createDispatcher, pathOf } from '../dispatch.js';
import { inProcessFetch, remoteFetch } from '../inProcessFetch.js';
import { robotsResponse } from '../robots.js';
import { commonHeaders } from '../securityHeaders.js';
import { developmentPolicy } from './developmentPolicy.js';
import { pictures } from './pictures.js';

/** The browser's modules are the sources themselves; the first one has to run before any component is evaluated. */
const manifest: StorefrontOptions['manifest'] = {
  'src/client/boot.ts': { file: 'src/client/boot.ts' },
  'src/client/client.tsx': { file: 'src/client/client.tsx', imports: ['src/client/dev/refresh.ts'] },
  'src/client/dev/refresh.ts': { file: 'src/client/dev/refresh.ts' },
};

/** In place of the one that `npm start` may have left in this browser at the same address: it would answer with its own old files. */
const unregisteringServiceWorker: PreparedResponse = {
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  bodies: {
    identity: Buffer.from(
      "addEventListener('install', () => skipWaiting());\naddEventListener('activate', () => registration.unregister());\n",
    ),
  },
};

export interface BackendOptions {
  readonly configuration: Configuration;
  readonly openDatabase: OpenDatabaseOf;
  /** The storefront as its sources are now. */
  readonly loadStorefront: () => Promise<typeof createStorefront>;
  /** Told of each step of the start that may take a moment. */
  readonly onProgress: (step: string) => void;
  /** Answers in place of a page that could not be made. */
  readonly onPageError: (error: unknown, response: ServerResponse) => void;
}

export interface Backend {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Ends once everything under way has been answered. */
  close(): Promise<void>;
}

/** What answers while developing: API, pages and files as in production, but nothing is kept from one request to the next. */
export async function openBackend({
  configuration,
  openDatabase,
  loadStorefront,
  onProgress,
  onPageError,
}: BackendOptions): Promise<Backend> {
  const { settings, remoteApi } = configuration;
  const api = await createApi(configuration.api, { openDatabase, onProgress });
  await api.app.ready();
  const headers = commonHeaders(settings);

  async function answerPage(url: string, response: ServerResponse): Promise<void> {
    const errors: unknown[] = [];
    const create = await loadStorefront();
    const storefront = create({
      settings,
      manifest,
      fetch: remoteApi ? remoteFetch : inProcessFetch(api.app),
      onError: (error) => errors.push(error),
    });
    const sitemap = url.endsWith('.xml') ? await storefront.sitemap(pathOf(url)) : null;
    if (sitemap !== null) {
      response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8' }).end(sitemap);
      return;
    }
    // An error that was met on the way is why the page failed, or says that it is in order.
    const { status, location, html } = await storefront
      .render(storefront.addressOf(url), { asked: url })
      .catch((error: unknown) => {
        throw errors[0] ?? error;
      });
    if (errors.length > 0) throw errors[0];
    response
      .writeHead(status, {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': developmentPolicy(settings),
        'cache-control': 'no-store',
        ...(location === undefined ? {} : { location }),
      })
      .end(html);
  }

  const pending = new Set<Promise<unknown>>();
  const dispatch = createDispatcher({
    headers,
    send: createSend(headers),
    shutdown: {
      watch(response) {
        const answered = once(response, 'close').finally(() => pending.delete(answered));
        pending.add(answered);
      },
    },
    files: new Map([
      ['/robots.txt', robotsResponse(settings)],
      ['/service-worker.js', unregisteringServiceWorker],
    ]),
    pictures: await pictures,
    api: (request, response) => api.app.routing(request, response),
    cspReport: createCspReportHandler({
      log: (report, leftOut) => api.app.log.warn({ report, leftOut }, 'content security policy'),
      trustProxy: configuration.api.trustProxy,
    }),
    page: (request, response) =>
      void answerPage(request.url ?? '/', response).catch((error: unknown) => onPageError(error, response)),
  });

  return {
    handle: dispatch,
    async close() {
      await Promise.all(pending);
      await api.close();
    },
  };
}
