import type { IncomingMessage, ServerResponse } from 'node:http';
import { DURATION_BOUNDS, networkOf, REQUEST_ID_HEADER } from '@mahd/api';
import { DEFAULT_LANGUAGE, languageOfPath, switchLanguagePath } from '@mahd/rules/locale';
import type { RenderedPage, Settings, Storefront } from '@mahd/storefront/server';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { encodingFor, type PreparedResponse, type Send } from './preparedResponse.js';
import { busyResponse } from './busyPage.js';
import { clientAddress } from './clientAddress.js';
import { pathOf } from './dispatch.js';
import { FinishedPage, PageCache } from './pageCache.js';
import { QueueFullError, RenderQueue } from './renderQueue.js';
import { LANGUAGE_HEADERS, preferredLanguage } from './preferredLanguage.js';
import { runWithRequestId } from './requestId.js';
import { pagePolicies } from './securityHeaders.js';

/** Memory limit for cached pages, bytes. */
const cacheBytes = 128 * 1024 * 1024;
/** Maximum number of queued renderings, a few seconds of work. Further requests get a 503. */
const maxQueueLength = 200;
/** How long the content version is reused, ms, so that cached pages are sent synchronously. */
const versionMs = 100;

/** The last resort, when the error page cannot be rendered either. */
const failure: PreparedResponse = {
  status: 500,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  bodies: {
    identity: Buffer.from(
      'Something went wrong on our side. Please try again.\nحدث خلل لدينا. يُرجى إعادة المحاولة.\n',
      'utf8',
    ),
  },
};

interface PageOptions {
  storefront: Storefront;
  settings: Settings;
  /** Changes whenever a page could look different. */
  version(): Promise<string>;
  log: Pick<FastifyBaseLogger, 'level' | 'info' | 'error'>;
  metrics: Registry;
  /** Whether to trust X-Forwarded-For. */
  trustProxy: boolean;
  send: Send;
}

interface PageRequest {
  readonly asked: string;
  /** Key for fair queueing: the visitor's network. */
  readonly client: string;
}

/** Creates the handler for everything that is neither a file nor the API. */
export function createPageHandler({ storefront, settings, version, log, metrics, trustProxy, send }: PageOptions) {
  const pages = new Counter({
    name: 'mahd_pages_total',
    help: 'Pages sent.',
    labelNames: ['status'],
    registers: [metrics],
  });
  const renders = new Histogram({
    name: 'mahd_page_render_duration_seconds',
    help: 'Time until a page that was not in the cache was rendered and encoded.',
    buckets: DURATION_BOUNDS,
    registers: [metrics],
  });
  const cache = new PageCache(cacheBytes);
  const queue = new RenderQueue({ limit: maxQueueLength });
  new Gauge({
    name: 'mahd_pages_waiting',
    help: 'Pages that wait to be rendered.',
    registers: [metrics],
    collect() {
      this.set(queue.length);
    },
  });

  async function renderNow(address: string | null, asked: string, version: string): Promise<RenderedPage> {
    const since = performance.now();
    const page = await storefront.render(address, { asked, version });
    renders.observe((performance.now() - since) / 1000);
    return page;
  }

  /** @param address null for a malformed URL */
  async function render(
    { client, asked }: PageRequest,
    address: string | null,
    version: string,
  ): Promise<FinishedPage> {
    const page = await queue.add(client, () => renderNow(address, asked, version));
    const { status, location, html, styles, scripts, isPrivate, isKept: isCacheable, sameAs } = page;
    return new FinishedPage({
      status,
      html,
      isCacheable,
      sameAs,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        // Shared caches store successful pages for a minute; browsers revalidate and mostly get a 304.
        'cache-control':
          status === 200 && isCacheable && !isPrivate
            ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
            : 'no-store',
        vary: address === '/' ? `accept-encoding, ${LANGUAGE_HEADERS}` : 'accept-encoding',
        ...(location === undefined ? {} : { location }),
        ...(status === 503 ? { 'retry-after': '10' } : {}),
        ...pagePolicies(settings, styles, scripts),
      },
    });
  }

  async function pageAt(visit: PageRequest, address: string): Promise<FinishedPage> {
    const version = await readVersion();
    return pageFor(visit, await cache.get(address, version, () => render(visit, address, version)));
  }

  /** Resolves a page that is an alias of another. */
  const pageFor = async (visit: PageRequest, page: FinishedPage): Promise<FinishedPage> =>
    page.sameAs === undefined ? page : pageAt(visit, page.sameAs);

  /** A sitemap file; an unknown name gets the 404 page. */
  async function renderSitemap({ client }: PageRequest, path: string): Promise<FinishedPage> {
    const text = await queue.add(client, () => storefront.sitemap(path));
    const notFound = storefront.addressOf(`/${languageOfPath(path)}${path}`) ?? undefined;
    return new FinishedPage({
      status: 200,
      html: text ?? '',
      isCacheable: text !== null,
      sameAs: text === null ? notFound : undefined,
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        vary: 'accept-encoding',
      },
    });
  }

  // When the version cannot be read, the last one is used: cached pages stay available during a database outage.
  let known = { version: 'unknown', until: 0 };
  async function readVersion(): Promise<string> {
    const read = await version().catch(() => known.version);
    known = { version: read, until: Date.now() + versionMs };
    return read;
  }

  /** A cached page that can be sent without waiting. */
  function readyPage(pathAndQuery: string): FinishedPage | undefined {
    if (Date.now() >= known.until) return undefined;
    const address = storefront.addressOf(pathAndQuery);
    return address === null ? undefined : cache.ready(address, known.version);
  }

  async function pageOf(visit: PageRequest): Promise<FinishedPage> {
    const { asked } = visit;
    const path = pathOf(asked);
    if (isSitemap(path))
      return pageFor(visit, await cache.get(path, await readVersion(), () => renderSitemap(visit, path)));
    const address = storefront.addressOf(asked);
    if (address !== null) return pageAt(visit, address);
    // All malformed URLs share one page per language.
    const version = await readVersion();
    return cache.get(`malformed ${languageOfPath(asked)}`, version, () => render(visit, null, version));
  }

  function record({ method = '', url = '/', headers }: IncomingMessage, status: number, since: number): void {
    pages.inc({ status: String(status) });
    if (!isLogging(log)) return;
    // The query is omitted: it may hold a search, an age filter or a token.
    log.info(
      {
        reqId: headers[REQUEST_ID_HEADER],
        method,
        path: pathOf(url),
        status,
        ms: Math.round(performance.now() - since),
      },
      'page answered',
    );
  }

  const sendPage: Send = (request, response, page) =>
    send(request, response, storefront.isPersonal(request.url ?? '/') ? withoutStoring(page) : page);

  async function answer(request: IncomingMessage, response: ServerResponse, since: number): Promise<void> {
    const { url = '/' } = request;
    const id = String(request.headers[REQUEST_ID_HEADER]);
    try {
      const visit = { asked: url, client: networkOf(clientAddress(request, trustProxy)) };
      const page = await runWithRequestId(id, () => pageOf(visit));
      sendPage(request, response, await page.in(encodingFor(request)));
    } catch (error) {
      if (error instanceof QueueFullError) send(request, response, busyResponse(settings, languageOfPath(url)));
      else {
        log.error({ err: error, reqId: id }, 'a page failed');
        if (response.headersSent) response.end();
        else send(request, response, failure);
      }
    }
    record(request, response.statusCode, since);
  }

  return function handlePage(request: IncomingMessage, response: ServerResponse): void {
    const since = performance.now();
    const redirect = languageRedirect(request);
    if (redirect) {
      send(request, response, redirect);
      return record(request, response.statusCode, since);
    }
    const ready = readyPage(request.url ?? '/')?.ready(encodingFor(request));
    if (!ready) return void answer(request, response, since);
    sendPage(request, response, ready);
    record(request, response.statusCode, since);
  };
}

/**
 * Redirects addresses without a language to the visitor's: the home page, which is otherwise English, and cart and
 * wishlist, which shared links open.
 */
function languageRedirect({ url = '/', headers }: IncomingMessage): PreparedResponse | null {
  const path = pathOf(url);
  if (path !== '/' && path !== '/cart' && path !== '/wishlist') return null;
  const language = preferredLanguage(headers);
  if (path === '/' && language === DEFAULT_LANGUAGE) return null;
  return {
    status: 302,
    headers: {
      location: switchLanguagePath(url, language),
      'cache-control': 'no-store',
      vary: LANGUAGE_HEADERS,
    },
    bodies: { identity: Buffer.alloc(0) },
  };
}

/** For URLs with personal data. Without an ETag, so that nothing is revalidated. */
const withoutStoring = ({ status, headers, bodies }: PreparedResponse): PreparedResponse => ({
  status,
  headers: { ...headers, 'cache-control': 'no-store' },
  bodies,
});

const isSitemap = (path: string) => /^\/sitemap(s\/[\w-]+)?\.xml$/.test(path);

const isLogging = ({ level }: Pick<FastifyBaseLogger, 'level'>) =>
  level === 'info' || level === 'debug' || level === 'trace';
