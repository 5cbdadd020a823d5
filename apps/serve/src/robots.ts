import { createHash } from 'node:crypto';
import type { Settings } from '@mahd/storefront/server';
import type { PreparedResponse } from './preparedResponse.js';

/** What crawlers are told: everything may be read but the API, and where the site map is. Pages that want no visitors from search say so themselves. */
export function robotsResponse({ origin }: Pick<Settings, 'origin'>): PreparedResponse {
  const identity = Buffer.from(
    `User-agent: *\nDisallow: /api/\nDisallow: /csp-report\n\nSitemap: ${origin}/sitemap.xml\n`,
    'utf8',
  );
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity },
  };
}
