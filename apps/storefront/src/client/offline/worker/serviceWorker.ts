import { FIRST_PAGES } from '../firstPages.js';
import { createKeeper } from './pageCache.js';
import type { VisitedMessage } from '../VisitedMessage.js';

/** What this file uses of a service worker's global object (the DOM's types know only a page's). */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: VisitedMessage; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

/** Written in by `scripts/build-service-worker.mjs`. */
declare const BUILD: string;
declare const CODE: readonly string[];

const scope = globalThis as unknown as WorkerScope;

const keeper = createKeeper(
  { build: BUILD, code: CODE, pages: FIRST_PAGES },
  // eslint-disable-next-line no-restricted-syntax -- the worker stands between the page and the network
  { caches: scope.caches, origin: scope.location.origin, ask: (request) => fetch(request) },
);

scope.addEventListener('install', (event) => event.waitUntil(keeper.install()));
// A new build waits until the last page of the old one is closed: an open checkout ends with the code it began with.
scope.addEventListener('activate', (event) => event.waitUntil(keeper.cleanUp().then(() => scope.clients.claim())));
scope.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request);
  if (answer) event.respondWith(answer);
});
scope.addEventListener('message', (event) =>
  event.waitUntil(keeper.visited(event.data.visited).catch(() => undefined)),
);
