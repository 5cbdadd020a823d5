import { invalidFields } from '../http/problem.js';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Path and query of a redirect URL on our own site, or `fallback` if none is given. Throws a 422 for other sites, so
 * that mails never link elsewhere.
 */
export function ownPath(address: string | undefined, publicOrigin: string, fallback: string): string {
  if (address === undefined || address === '') return fallback;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '' || !isOwn(url, new URL(publicOrigin))) {
    throw invalidFields([{ field: 'redirect_url', code: 'foreign_address', message: 'must be a page of this shop' }]);
  }
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

/** All loopback names count as the same host. */
function isOwn(url: URL, own: URL): boolean {
  if (url.origin === own.origin) return true;
  return (
    url.protocol === own.protocol &&
    url.port === own.port &&
    LOOPBACK.includes(url.hostname) &&
    LOOPBACK.includes(own.hostname)
  );
}
