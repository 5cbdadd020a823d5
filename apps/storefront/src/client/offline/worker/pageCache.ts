import { isPersonalAddress } from '../../../app/document/personalAddress.js';
import { VISITED_CACHE } from '../firstPages.js';

/** Caches of one build of the shop. A new build has its own, so that a page and its code always fit together. */
export interface Keeping {
  /** Distinguishes the builds. */
  readonly build: string;
  /** Addresses of the code; all of it is kept at once, so that a page opened before an update still finds what it asks for later. */
  readonly code: readonly string[];
  /** Pages that are there from the beginning. */
  readonly pages: readonly string[];
}

/** What the worker needs of its surroundings; tests give their own. */
export interface Surroundings {
  readonly caches: CacheStorage;
  /** The network. */
  readonly ask: (request: Request | string) => Promise<Response>;
  /** Of the shop. */
  readonly origin: string;
}

/** How many answers a cache holds; the oldest go first. */
const MOST_SEEN = 200;
const MOST_PICTURES = 300;
/** How many files are fetched at a time, so that the page the visitor looks at is not kept waiting. */
const AT_A_TIME = 4;

/** The server says what is the same for everybody; nothing else is kept on the device. */
const isForAll = (response: Response) => response.ok && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

/** Keeps the shell, what was seen of catalogue and articles, and the cart's page, and answers with them when the network does not. */
export function createKeeper({ build, code, pages }: Keeping, { caches, ask, origin }: Surroundings) {
  const names = { code: `code-${build}`, seen: `${VISITED_CACHE}${build}`, pictures: 'pictures' } as const;

  async function keep(name: string, key: Request | string, response: Response, most: number): Promise<void> {
    const cache = await caches.open(name);
    // Deleted first, so that what was seen last goes last.
    await cache.delete(key);
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
  }

  async function keepSeen(key: string, response: Response): Promise<void> {
    if (isForAll(response) && !isPersonalAddress(key)) await keep(names.seen, key, response.clone(), MOST_SEEN);
  }

  const addressOf = (request: Request) => {
    const url = new URL(request.url);
    url.hash = '';
    return url.href;
  };

  /** The network's answer, kept; without network the kept one. */
  async function freshOrSeen(request: Request): Promise<Response | undefined> {
    const key = addressOf(request);
    try {
      const response = await ask(request);
      await keepSeen(key, response).catch(() => undefined);
      return response;
    } catch {
      return (await caches.open(names.seen)).match(key);
    }
  }

  /** Files whose name changes with their content, and pictures: what is kept is right. */
  async function keptOrFresh(request: Request, name: string, most: number): Promise<Response> {
    const kept = await (await caches.open(name)).match(request.url, { ignoreSearch: true });
    if (kept) return kept;
    const response = await ask(request);
    if (response.ok) await keep(name, request.url, response.clone(), most).catch(() => undefined);
    return response;
  }

  /** A page that was seen, or the page that says what can still be done. */
  async function page(request: Request): Promise<Response> {
    const answer = await freshOrSeen(request);
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
    /** Fetches the code and the first pages. Throws when one of them cannot be had: the browser then tries again with the next visit. */
    async install(): Promise<void> {
      const [codeCache, seen] = await Promise.all([caches.open(names.code), caches.open(names.seen)]);
      const rest = [...code];
      const take = async () => {
        for (let file = rest.shift(); file !== undefined; file = rest.shift()) await codeCache.add(file);
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, take));
      await seen.addAll(pages.map((path) => origin + path));
    },

    /** Lets go of the builds before. No page of theirs is open any more. */
    async cleanUp(): Promise<void> {
      const current: readonly string[] = Object.values(names);
      await Promise.all(
        (await caches.keys()).filter((name) => !current.includes(name)).map((name) => caches.delete(name)),
      );
    },

    /** The answer to a request, or undefined when it is none of the worker's business. */
    answer(request: Request): Promise<Response> | undefined {
      const { origin: asked, pathname } = new URL(request.url);
      if (request.method !== 'GET' || asked !== origin) return undefined;
      if (pathname.startsWith('/assets/')) return keptOrFresh(request, names.code, Infinity);
      if (pathname.startsWith('/pictures/')) return keptOrFresh(request, names.pictures, MOST_PICTURES);
      // Who sends a session asks for something of their own.
      if (pathname.startsWith('/api/'))
        return request.headers.has('authorization')
          ? undefined
          : freshOrSeen(request).then((answer) => answer ?? Response.error());
      return request.mode === 'navigate' ? page(request) : undefined;
    },

    /** Keeps a page that was opened without asking the server for it. */
    async visited(address: string): Promise<void> {
      const url = new URL(address);
      url.hash = '';
      if (url.origin !== origin || (await (await caches.open(names.seen)).match(url.href))) return;
      await keepSeen(url.href, await ask(url.href));
    },
  };
}
