import type { Language } from '@mahd/rules/locale';
import { isPersonalAddress } from '../../../app/document/personalAddress.js';
import { VISITED_CACHE } from '../firstPages.js';

/** URLs of the code that is cached before a page loads it. */
export interface CodeFiles {
  readonly shared: readonly string[];
  /** Of the cart page. Cached once something is in the cart. */
  readonly cart: readonly string[];
  /** Message files. Only those of the open pages' languages are cached. */
  readonly messages: Readonly<Record<Language, readonly string[]>>;
}

/** A build of the shop. Each build has its own caches, so that pages and code always match. */
export interface Build {
  /** Unique ID. */
  readonly build: string;
  readonly code: CodeFiles;
  /** Paths of the pages that are cached on install. */
  readonly pages: readonly string[];
  /** Paths of the cart in both languages. */
  readonly cartPages: readonly string[];
}

/** The part of `CacheStorage` that the page cache uses. */
export interface PageCacheStorage {
  open(name: string): Promise<Pick<Cache, 'add' | 'addAll' | 'delete' | 'keys' | 'match' | 'put'>>;
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
  /** Searches all caches, also those of other builds. */
  match(key: string): Promise<Response | undefined>;
}

export interface Environment {
  readonly caches: PageCacheStorage;
  readonly sendRequest: (request: Request | string) => Promise<Response>;
  readonly origin: string;
}

/** As the method of events: the browser does not stop the worker before the work is done. */
type WaitUntil = (work: Promise<unknown>) => void;

/** Maximum number of cached responses. The oldest are deleted first. */
const MAX_VISITED = 200;
const MAX_PICTURES = 300;
/** Limits parallel downloads, so that requests of the open page are not delayed. */
const CONCURRENT_FETCHES = 4;

/** Whether the server allows shared caching. Other responses may be personal and are not stored on the device. */
const isPublic = (response: Response) => response.ok && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

/** Caches the first pages, visited pages and their API responses, and serves them when the network fails. */
export function createPageCache(
  { build, code, pages, cartPages }: Build,
  { caches, sendRequest, origin }: Environment,
) {
  const names = { code: `code-${build}`, visited: `${VISITED_CACHE}${build}`, pictures: 'pictures' } as const;

  async function store(name: string, key: Request | string, response: Response, max: number): Promise<void> {
    const cache = await caches.open(name);
    // Deletes an older entry first, so that the order of keys is the order of age.
    await cache.delete(key);
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((old) => cache.delete(old)));
  }

  async function storeVisited(key: string, response: Response): Promise<void> {
    if (isPublic(response) && !isPersonalAddress(key)) await store(names.visited, key, response.clone(), MAX_VISITED);
  }

  /** Caches the files that are not cached yet. */
  async function addFiles(files: Iterable<string>): Promise<void> {
    const cache = await caches.open(names.code);
    const queue = [...files];
    const addNext = async () => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift())
        if (!(await cache.match(file))) await cache.add(file);
    };
    await Promise.all(Array.from({ length: CONCURRENT_FETCHES }, addNext));
  }

  const addressOf = (request: Request) => {
    const url = new URL(request.url);
    url.hash = '';
    return url.href;
  };

  async function networkFirst(request: Request, waitUntil: WaitUntil): Promise<Response | undefined> {
    const key = addressOf(request);
    try {
      const response = await sendRequest(request);
      waitUntil(storeVisited(key, response).catch(() => undefined));
      return response;
    } catch {
      return (await caches.open(names.visited)).match(key);
    }
  }

  /** For immutable files, whose name changes with their content. */
  async function cacheFirst(request: Request, name: string, max: number, waitUntil: WaitUntil): Promise<Response> {
    const cached = await (await caches.open(name)).match(request.url, { ignoreSearch: true });
    if (cached) return cached;
    const response = await sendRequest(request);
    if (response.ok) waitUntil(store(name, request.url, response.clone(), max).catch(() => undefined));
    return response;
  }

  /** Responds with the page, or redirects to the offline page when there is neither network nor a cached copy. */
  async function page(request: Request, waitUntil: WaitUntil): Promise<Response> {
    const answer = await networkFirst(request, waitUntil);
    if (answer) return answer;
    const { pathname } = new URL(request.url);
    const language = pathname.split('/')[1] === 'ar' ? 'ar' : 'en';
    const offline = `/${language}/offline`;
    // A redirect, because the client derives the route from the URL.
    return pathname === offline
      ? Response.error()
      : Response.redirect(`${origin}${offline}#${pathname}${new URL(request.url).search}`);
  }

  /** Caches the page of the cart in both languages, and its code. */
  async function addCart(): Promise<void> {
    await addFiles(code.cart);
    const visited = await caches.open(names.visited);
    for (const path of cartPages) if (!(await visited.match(origin + path))) await visited.add(origin + path);
  }

  return {
    addCart,

    /**
     * Caches code and pages on install, with the cart when an earlier build had cached it.
     * @param languages languages of the open pages
     * @throws when a file cannot be fetched; the browser retries the installation on the next visit
     */
    async install(languages: readonly Language[]): Promise<void> {
      await addFiles([...code.shared, ...languages.flatMap((language) => code.messages[language])]);
      const visited = await caches.open(names.visited);
      await visited.addAll(pages.map((path) => origin + path));
      const hadCart = await Promise.all(cartPages.map((path) => caches.match(origin + path)));
      if (hadCart.some(Boolean)) await addCart();
    },

    /** Deletes the caches of earlier builds. Call it on activation, when none of their pages is open. */
    async deleteOldBuilds(): Promise<void> {
      const current: readonly string[] = Object.values(names);
      await Promise.all(
        (await caches.keys()).filter((name) => !current.includes(name)).map((name) => caches.delete(name)),
      );
    },

    /**
     * The response to a request, which does not wait until it is stored; undefined leaves the request to the browser.
     * @param waitUntil keeps the worker alive
     */
    respond(request: Request, waitUntil: WaitUntil): Promise<Response> | undefined {
      const { origin: requested, pathname } = new URL(request.url);
      if (request.method !== 'GET' || requested !== origin) return undefined;
      if (pathname.startsWith('/assets/')) return cacheFirst(request, names.code, Infinity, waitUntil);
      // Videos are requested in ranges, which a cache cannot store.
      if (/\.(mp4|webm)$/.test(pathname)) return undefined;
      if (pathname.startsWith('/pictures/')) return cacheFirst(request, names.pictures, MAX_PICTURES, waitUntil);
      // Responses to requests with a session are personal.
      if (pathname.startsWith('/api/'))
        return request.headers.has('authorization')
          ? undefined
          : networkFirst(request, waitUntil).then((answer) => answer ?? Response.error());
      return request.mode === 'navigate' ? page(request, waitUntil) : undefined;
    },

    /**
     * Caches a page that was opened by a client navigation, and files that were loaded before the worker was active.
     * Those files come from the HTTP cache, so they are not downloaded again.
     */
    async addVisited(address: string, files: readonly string[] = []): Promise<void> {
      const ownCode = files
        .map((file) => new URL(file))
        .filter((file) => file.origin === origin && file.pathname.startsWith('/assets/'));
      await addFiles(ownCode.map(({ origin: own, pathname }) => own + pathname));
      const url = new URL(address);
      url.hash = '';
      if (url.origin !== origin || (await (await caches.open(names.visited)).match(url.href))) return;
      await storeVisited(url.href, await sendRequest(url.href));
    },
  };
}
