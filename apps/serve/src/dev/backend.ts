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

/** In development the browser loads sources directly. The refresh preamble must run before any component module. */
const manifest: StorefrontOptions['manifest'] = {
  'src/client/boot.ts': { file: 'src/client/boot.ts' },
  'src/client/client.tsx': { file: 'src/client/client.tsx', imports: ['src/client/dev/refresh.ts'] },
  'src/client/dev/refresh.ts': { file: 'src/client/dev/refresh.ts' },
};

/** Replaces a service worker left by `npm start` on this origin, which would keep serving old files. */
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
  /** Loads the current storefront sources. */
  readonly loadStorefront: () => Promise<typeof createStorefront>;
  /** Called before each slow step of the start. */
  readonly onProgress: (step: string) => void;
  /** Responds when rendering a page failed. */
  readonly onPageError: (error: unknown, response: ServerResponse) => void;
}

export interface Backend {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Resolves once all responses in flight are sent. */
  close(): Promise<void>;
}

/** The development back end: API, pages and files as in production, without caching. */
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
    // The storefront reports the original error through onError before it fails.
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
