import type { HttpClient, HttpClientOptions } from '@mahd/data/http';

/** The client's code. Fetched ahead while the page is idle, so that it is there when the connection is not. */
export const loadHttpClient = () => import('@mahd/data/http');

/** An HTTP client whose code comes with the first call: a page that the server has filled makes none at first. */
export function createHttpClientOnDemand(options: HttpClientOptions): HttpClient {
  let made: Promise<HttpClient> | undefined;
  const client = () => (made ??= loadHttpClient().then(({ createHttpClient }) => createHttpClient(options)));
  return {
    get: async (path, request) => (await client()).get(path, request),
    post: async (path, body, request) => (await client()).post(path, body, request),
  };
}
