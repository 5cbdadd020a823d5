import type { Settings } from '@mahd/storefront/server';
import { etagOf, type PreparedResponse } from './preparedResponse.js';

/** robots.txt: allows everything but the API. Pages that must not be indexed carry `noindex`. */
export function robotsResponse({ origin }: Pick<Settings, 'origin'>): PreparedResponse {
  const identity = Buffer.from(
    `User-agent: *\nDisallow: /api/\nDisallow: /csp-report\n\nSitemap: ${origin}/sitemap.xml\n`,
    'utf8',
  );
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    etag: etagOf(identity),
    bodies: { identity },
  };
}
