import type { HttpClient, HttpClientOptions } from '@mahd/data/http';
import type { Shop } from '@mahd/data/store';

/** Loads the client's code. Also called while the page is idle, so that the code is available offline. */
export const loadHttpClient = () => import('./sessionClient.js');

/**
 * Creates an HTTP client whose code is loaded with the first call, because server-rendered pages make none at first. A call whose code cannot be loaded
 * fails, and the next one loads it again.
 * @param store returns the store that holds the session
 */
export function createHttpClientOnDemand(
  options: HttpClientOptions,
  store: () => Shop['store'],
  load = loadHttpClient,
): HttpClient {
  let loading: Promise<HttpClient> | undefined;
  const client = () =>
    (loading ??= load().then(
      ({ createSessionClient }) => createSessionClient(options, store()),
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    ));
  return {
    get: async (...given) => (await client()).get(...given),
    post: async (...given) => (await client()).post(...given),
    send: async (...given) => (await client()).send(...given),
  };
}
