import type { Language } from '@mahd/rules/locale';
import { isPersonalAddress } from '../../../app/document/personalAddress.js';
import { VISITED_CACHE } from '../firstPages.js';

/** Addresses of the code that is cached when the worker is installed. All other code is cached when a page loads it. */
export interface CodeFiles {
  readonly shared: readonly string[];
  /** Messages, cached for the languages of the open pages. */
  readonly messages: Readonly<Record<Language, readonly string[]>>;
}

/** A build of the shop. Each build has its own caches, so that a page and its code always fit together. */
export interface Build {
  /** Distinguishes the builds. */
  readonly build: string;
  readonly code: CodeFiles;
  /** Paths of the pages that are cached when the worker is installed. */
  readonly pages: readonly string[];
}

export interface Environment {
  readonly caches: CacheStorage;
  readonly sendRequest: (request: Request | string) => Promise<Response>;
  /** The shop's origin. */
  readonly origin: string;
}

/** How many answers a cache holds; the oldest are deleted first. */
const MAX_VISITED = 200;
const MAX_PICTURES = 300;
/** How many files are fetched at a time, so that requests of the open page do not wait. */
const CONCURRENT_FETCHES = 4;

/** The server marks what is the same for everybody; nothing else is stored on the device. */
const isPublic = (response: Response) => response.ok && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

/** Caches the cart's page, visited pages and what they have loaded, and responds with them when the network fails. */
export function createPageCache({ build, code, pages }: Build, { caches, sendRequest, origin }: Environment) {
  const names = { code: `code-${build}`, visited: `${VISITED_CACHE}${build}`, pictures: 'pictures' } as const;

  async function store(name: string, key: Request | string, response: Response, max: number): Promise<void> {
    const cache = await caches.open(name);
    // Deleted first, so that the newest entry comes last.
    await cache.delete(key);
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((old) => cache.delete(old)));
  }

  async function storeVisited(key: string, response: Response): Promise<void> {
    if (isPublic(response) && !isPersonalAddress(key)) await store(names.visited, key, response.clone(), MAX_VISITED);
  }

  /** Caches files of the build that are not cached yet. */
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

  async function networkFirst(request: Request): Promise<Response | undefined> {
    const key = addressOf(request);
    try {
      const response = await sendRequest(request);
      await storeVisited(key, response).catch(() => undefined);
      return response;
    } catch {
      return (await caches.open(names.visited)).match(key);
    }
  }

  /** For pictures and files whose name changes with their content: what is cached is never outdated. */
  async function cacheFirst(request: Request, name: string, max: number): Promise<Response> {
    const cached = await (await caches.open(name)).match(request.url, { ignoreSearch: true });
    if (cached) return cached;
    const response = await sendRequest(request);
    if (response.ok) await store(name, request.url, response.clone(), max).catch(() => undefined);
    return response;
  }

  /** The page, or without network and cached copy the offline page. */
  async function page(request: Request): Promise<Response> {
    const answer = await networkFirst(request);
    if (answer) return answer;
    const { pathname } = new URL(request.url);
    const language = pathname.split('/')[1] === 'ar' ? 'ar' : 'en';
    const offline = `/${language}/offline`;
    // Its own address: the page's code reads from the address which page it is.
    return pathname === offline
      ? Response.error()
      : Response.redirect(`${origin}${offline}#${pathname}${new URL(request.url).search}`);
  }

  return {
    /**
     * Caches the first code and pages.
     * @param languages of the open pages
     * @throws when a file cannot be fetched: the browser then installs again with the next visit
     */
    async install(languages: readonly Language[]): Promise<void> {
      await addFiles([...code.shared, ...languages.flatMap((language) => code.messages[language])]);
      const visited = await caches.open(names.visited);
      await visited.addAll(pages.map((path) => origin + path));
    },

    /** Deletes the caches of earlier builds. No page of theirs is open any more. */
    async deleteOldBuilds(): Promise<void> {
      const current: readonly string[] = Object.values(names);
      await Promise.all(
        (await caches.keys()).filter((name) => !current.includes(name)).map((name) => caches.delete(name)),
      );
    },

    /** The answer to a request, or undefined when the browser is to make the request itself. */
    respond(request: Request): Promise<Response> | undefined {
      const { origin: requested, pathname } = new URL(request.url);
      if (request.method !== 'GET' || requested !== origin) return undefined;
      if (pathname.startsWith('/assets/')) return cacheFirst(request, names.code, Infinity);
      if (pathname.startsWith('/pictures/')) return cacheFirst(request, names.pictures, MAX_PICTURES);
      // Answers to requests with a session are personal.
      if (pathname.startsWith('/api/'))
        return request.headers.has('authorization')
          ? undefined
          : networkFirst(request).then((answer) => answer ?? Response.error());
      return request.mode === 'navigate' ? page(request) : undefined;
    },

    /**
     * Caches a page that was opened without a request to the server, and files that were loaded before the worker was active.
     * The browser's own cache still has those files, so they are not downloaded again.
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
