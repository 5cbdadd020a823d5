import type { HttpClient, HttpClientOptions } from '@mahd/data/http';
import type { Shop } from '@mahd/data/store';

/** The client's code, and the session it speaks for. Fetched ahead while the page is idle, so that it is there when the connection is not. */
export const loadHttpClient = () => import('./sessionClient.js');

/**
 * An HTTP client whose code comes with the first call: a page that the server has filled makes none at first.
 * @param store asked with each call who is logged in
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
