import type { HttpClient, HttpClientOptions } from '@mahd/data/http';
import type { Shop } from '@mahd/data/store';

/** Loads the client's code. Also called while the page is idle, so that the code is available offline. */
export const loadHttpClient = () => import('./sessionClient.js');

/**
 * Creates an HTTP client whose code is loaded with the first call, because server-rendered pages make none at first.
 * @param store returns the store that holds the session
 */
export function createHttpClientOnDemand(options: HttpClientOptions, store: () => Shop['store']): HttpClient {
  let made: Promise<HttpClient> | undefined;
  const call =
    (method: 'get' | 'post' | 'send') =>
    async (...given: never[]): Promise<unknown> =>
      (
        (await (made ??= loadHttpClient().then(({ createSessionClient }) => createSessionClient(options, store()))))[
          method
        ] as (...given: never[]) => Promise<unknown>
      )(...given);
  return { get: call('get'), post: call('post'), send: call('send') } as HttpClient;
}
