import { languageOfPath } from '@mahd/rules/locale';
import { CART_PAGES, FIRST_PAGES } from '../firstPages.js';
import { createPageCache, type CodeFiles } from './pageCache.js';
import type { FilledCartMessage, VisitedMessage } from '../workerMessages.js';

/** The part of `ServiceWorkerGlobalScope` used here. TypeScript's DOM library does not contain it. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
  };
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: {
      readonly request: Request;
      respondWith(answer: Promise<Response>): void;
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (event: {
      readonly data: VisitedMessage | FilledCartMessage;
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
}

/** Defined by `scripts/build-service-worker.mjs`. */
declare const BUILD: string;
declare const CODE: CodeFiles;

declare const self: WorkerScope;

const pageCache = createPageCache(
  { build: BUILD, code: CODE, pages: FIRST_PAGES, cartPages: CART_PAGES },
  // eslint-disable-next-line no-restricted-syntax -- the worker passes the page's requests on to the network
  { caches: self.caches, origin: self.location.origin, sendRequest: (request) => fetch(request) },
);

async function install(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  await pageCache.install([...new Set(pages.map(({ url }) => languageOfPath(new URL(url).pathname)))]);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
// No skipWaiting: an open checkout must finish with the build it started with.
self.addEventListener('activate', (event) =>
  event.waitUntil(pageCache.deleteOldBuilds().then(() => self.clients.claim())),
);
self.addEventListener('fetch', (event) => {
  const answer = pageCache.respond(event.request, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  const { data } = event;
  const added = 'filledCart' in data ? pageCache.addCart() : pageCache.addVisited(data.visited, data.files);
  event.waitUntil(added.catch(() => undefined));
});
