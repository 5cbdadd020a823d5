import type { Language } from '@mahd/rules/locale';
import type { RouteEntry } from '../../routes.js';

/** What is known of a matched route without loading its module. */
export interface RouteHandle {
  readonly entry: RouteEntry;
  readonly language: Language;
}

/** What an error page knows: the message to show. Sent to the browser with the page, so it holds nothing private. */
export interface PageFailure {
  readonly message: 'notFound' | 'unavailable' | 'network' | 'timeout' | 'server';
}

/** The address with only the query parameters that the route names, in its order: what the server renders and caches. */
export function pageUrl(entry: RouteEntry, address: string | URL): URL {
  const url = new URL(address);
  const kept = new URLSearchParams();
  for (const name of entry.query ?? []) {
    const value = url.searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  url.search = kept.toString();
  url.hash = '';
  return url;
}
