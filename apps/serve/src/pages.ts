import type { IncomingMessage, ServerResponse } from 'node:http';
import { DURATION_BOUNDS } from '@mahd/api';
import type { Settings, Storefront } from '@mahd/storefront/server';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Answer, Send } from './answer.js';
import { pathOf } from './dispatch.js';
import { PageCache, finishPage, type CachedPage } from './pageCache.js';
import { onBehalfOf, requestIdHeader } from './requestId.js';
import { pagePolicies } from './securityHeaders.js';

/** How much finished HTML stays in memory, bytes, all encodings together. */
const cacheBytes = 128 * 1024 * 1024;
/** A version that was just read counts as the present one for so long, ms: pages that are ready are sent without waiting for anything. */
const versionMs = 100;

/** What a visitor gets when even the error page cannot be made. */
const failure: Answer = {
  status: 500,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  bodies: {
    identity: Buffer.from(
      'Something broke on our side. Please try again.\nحدث خلل لدينا. يُرجى المحاولة مرة أخرى.\n',
      'utf8',
    ),
  },
};

export interface PageServer {
  storefront: Storefront;
  settings: Settings;
  /** Changes whenever a page could look different. */
  version(): Promise<string>;
  log: Pick<FastifyBaseLogger, 'level' | 'info' | 'error'>;
  /** Where pages are counted. */
  metrics: Registry;
  /** Sends a page, with the headers that all answers have. */
  send: Send;
}

/** Makes the handler that answers everything that is neither a file nor the API. */
export function createPageHandler({ storefront, settings, version, log, metrics, send }: PageServer) {
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

  async function render(address: string | null, asked?: string): Promise<CachedPage> {
    const since = performance.now();
    const { status, location, html, styles, isPrivate } = await storefront.render(address, asked);
    const page = await finishPage(status, html, {
      'content-type': 'text/html; charset=utf-8',
      // Shared caches may keep a good page for a minute; browsers ask each time and mostly get a 304.
      'cache-control':
        status === 200 && !isPrivate ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
      vary: 'accept-encoding',
      ...(location === undefined ? {} : { location }),
      ...(status === 503 ? { 'retry-after': '10' } : {}),
      ...pagePolicies(settings, styles),
    });
    renders.observe((performance.now() - since) / 1000);
    return page;
  }

  /** A file of the site map; a name that is none gets the 404 page. */
  async function renderMap(path: string): Promise<CachedPage> {
    const text = await storefront.sitemap(path);
    if (text === null) return render(storefront.addressOf(path));
    return finishPage(200, text, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
    });
  }

  // What cannot be asked now has not changed as far as we know: kept pages outlive a database that is away for a moment.
  let known = { version: 'unknown', until: 0 };
  async function readVersion(): Promise<string> {
    const read = await version().catch(() => known.version);
    known = { version: read, until: Date.now() + versionMs };
    return read;
  }

  /** A page that was sent before and is still right. */
  function readyPage(pathAndQuery: string): CachedPage | undefined {
    if (Date.now() >= known.until) return undefined;
    const address = storefront.addressOf(pathAndQuery);
    return address === null ? undefined : cache.ready(address, known.version);
  }

  async function pageOf(pathAndQuery: string): Promise<CachedPage> {
    const path = pathOf(pathAndQuery);
    if (/^\/sitemap(s\/[\w-]+)?\.xml$/.test(path)) return cache.get(path, await readVersion(), () => renderMap(path));
    const address = storefront.addressOf(pathAndQuery);
    return address === null
      ? render(null, pathAndQuery)
      : cache.get(address, await readVersion(), () => render(address));
  }

  function record({ method = '', url = '/', headers }: IncomingMessage, status: number, since: number): void {
    pages.inc({ status: String(status) });
    if (!isLogging(log)) return;
    // Without the query: it may hold a search, an age filter or the token of a mailed link.
    log.info(
      { reqId: headers[requestIdHeader], method, path: pathOf(url), status, ms: Math.round(performance.now() - since) },
      'page answered',
    );
  }

  const sendPage: Send = (request, response, page) =>
    send(request, response, storefront.isPersonal(request.url ?? '/') ? withoutStoring(page) : page);

  async function answer(request: IncomingMessage, response: ServerResponse, since: number): Promise<void> {
    const { url = '/' } = request;
    const id = String(request.headers[requestIdHeader]);
    try {
      sendPage(request, response, await onBehalfOf(id, () => pageOf(url)));
    } catch (error) {
      log.error({ err: error, reqId: id }, 'a page failed');
      if (response.headersSent) response.end();
      else send(request, response, failure);
    }
    record(request, response.statusCode, since);
  }

  return function handlePage(request: IncomingMessage, response: ServerResponse): void {
    const since = performance.now();
    const ready = readyPage(request.url ?? '/');
    if (!ready) return void answer(request, response, since);
    sendPage(request, response, ready);
    record(request, response.statusCode, since);
  };
}

/** The same page for an address that says something about its visitor. Without a tag, so that nobody asks whether a stored one still holds. */
const withoutStoring = ({ status, headers, bodies }: Answer): Answer => ({
  status,
  headers: { ...headers, 'cache-control': 'no-store' },
  bodies,
});

const isLogging = ({ level }: Pick<FastifyBaseLogger, 'level'>) =>
  level === 'info' || level === 'debug' || level === 'trace';
