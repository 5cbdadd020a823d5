import type { Language } from '@mahd/rules/locale';
import type { RouteEntry } from '../../routes.js';

/** The `handle` of a route, available without loading its module. */
export interface RouteHandle {
  readonly entry: RouteEntry;
  readonly language: Language;
}

/** The data of an error page. It is sent to the browser, so it must not contain anything private. */
export interface PageFailure {
  readonly message: 'notFound' | 'unavailable' | 'network' | 'timeout' | 'server';
}

/** Returns the URL with only the query parameters of the route, in its order. The server renders and caches by it. */
export function pageUrl(entry: RouteEntry, address: string | URL): URL {
  const url = new URL(address);
  const query = new URLSearchParams();
  for (const name of entry.query ?? []) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  url.search = query.toString();
  url.hash = '';
  return url;
}
