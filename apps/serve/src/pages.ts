import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings, Storefront } from '@mahd/storefront/server';
import { send } from './answer.js';
import { PageCache, finishPage, type CachedPage } from './pageCache.js';
import { pagePolicies } from './securityHeaders.js';

/** How much finished HTML stays in memory, bytes, all encodings together. */
const cacheBytes = 128 * 1024 * 1024;

export interface PageServer {
  storefront: Storefront;
  settings: Settings;
  /** Changes whenever a page could look different. */
  version(): Promise<string>;
  onError(error: unknown): void;
}

/** Makes the handler that answers everything that is neither a file nor the API. */
export function createPageHandler({ storefront, settings, version, onError }: PageServer) {
  const cache = new PageCache(cacheBytes);

  async function render(address: string | null, asked?: string): Promise<CachedPage> {
    const { status, location, html, styles, isPrivate } = await storefront.render(address, asked);
    return finishPage(status, html, {
      'content-type': 'text/html; charset=utf-8',
      // Shared caches may keep a good page for a minute; browsers ask each time and mostly get a 304.
      'cache-control': status === 200 && !isPrivate ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
      vary: 'accept-encoding',
      ...(location === undefined ? {} : { location }),
      ...(status === 503 ? { 'retry-after': '10' } : {}),
      ...pagePolicies(settings, styles),
    });
  }

  return async function handlePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    try {
      const address = storefront.addressOf(request.url ?? '/');
      const page = address === null ? await render(null, request.url) : await cache.get(address, await version().catch(() => 'unknown'), () => render(address));
      send(request, response, page);
    } catch (error) {
      onError(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end('Something broke on our side. Please try again.\nحدث خلل لدينا. يُرجى المحاولة مرة أخرى.\n');
    }
  };
}
