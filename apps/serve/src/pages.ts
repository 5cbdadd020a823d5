import type { IncomingMessage, ServerResponse } from 'node:http';
import { DURATION_BOUNDS, type Metrics } from '@mahd/api';
import type { Settings, Storefront } from '@mahd/storefront/server';
import type { FastifyBaseLogger } from 'fastify';
import { send } from './answer.js';
import { PageCache, finishPage, type CachedPage } from './pageCache.js';
import { onBehalfOf } from './requestId.js';
import { pagePolicies } from './securityHeaders.js';

/** How much finished HTML stays in memory, bytes, all encodings together. */
const cacheBytes = 128 * 1024 * 1024;

export interface PageServer {
  storefront: Storefront;
  settings: Settings;
  /** Changes whenever a page could look different. */
  version(): Promise<string>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Where pages are counted. */
  metrics: Metrics;
}

/** Makes the handler that answers everything that is neither a file nor the API. */
export function createPageHandler({ storefront, settings, version, log, metrics }: PageServer) {
  const pages = metrics.counter('mahd_pages_total', 'Pages sent.');
  const renders = metrics.histogram('mahd_page_render_duration_seconds', 'Time until a page that was not in the cache was rendered and encoded.', DURATION_BOUNDS);
  const cache = new PageCache(cacheBytes);

  async function render(address: string | null, asked?: string): Promise<CachedPage> {
    const since = performance.now();
    const { status, location, html, styles, isPrivate } = await storefront.render(address, asked);
    const page = await finishPage(status, html, {
      'content-type': 'text/html; charset=utf-8',
      // Shared caches may keep a good page for a minute; browsers ask each time and mostly get a 304.
      'cache-control': status === 200 && !isPrivate ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
      vary: 'accept-encoding',
      ...(location === undefined ? {} : { location }),
      ...(status === 503 ? { 'retry-after': '10' } : {}),
      ...pagePolicies(settings, styles),
    });
    renders.observe({}, (performance.now() - since) / 1000);
    return page;
  }

  /** A file of the site map; a name that is none gets the 404 page. */
  async function renderMap(path: string): Promise<CachedPage> {
    const text = await storefront.sitemap(path);
    if (text === null) return render(storefront.addressOf(path));
    return finishPage(200, text, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' });
  }

  async function pageOf(pathAndQuery: string): Promise<CachedPage> {
    const [path = '/'] = pathAndQuery.split('?');
    const known = () => version().catch(() => 'unknown');
    if (/^\/sitemap(s\/[\w-]+)?\.xml$/.test(path)) return cache.get(path, await known(), () => renderMap(path));
    const address = storefront.addressOf(pathAndQuery);
    return address === null ? render(null, pathAndQuery) : cache.get(address, await known(), () => render(address));
  }

  return async function handlePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const since = performance.now();
    const { method = '', url = '/' } = request;
    const id = String(request.headers['x-request-id']);
    try {
      send(request, response, await onBehalfOf(id, () => pageOf(url)));
    } catch (error) {
      log.error({ err: error, reqId: id }, 'a page failed');
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end('Something broke on our side. Please try again.\nحدث خلل لدينا. يُرجى المحاولة مرة أخرى.\n');
    }
    const { statusCode: status } = response;
    pages.add({ status: String(status) });
    // Without the query: it may hold a search, an age filter or the token of a mailed link.
    log.info({ reqId: id, method, path: url.split('?')[0], status, ms: Math.round(performance.now() - since) }, 'page answered');
  };
}
