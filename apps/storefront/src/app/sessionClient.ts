import { accessTokenAtom, refuseTokenAtom } from '@mahd/data/account/session';
import { createHttpClient, type HttpClient, type HttpClientOptions } from '@mahd/data/http';
import type { Shop } from '@mahd/data/store';

/** Creates an HTTP client that sends the access token, and ends the session when the API rejects the token. */
export const createSessionClient = (options: HttpClientOptions, store: Shop['store']): HttpClient =>
  createHttpClient({
    ...options,
    getToken: () => store.get(accessTokenAtom),
    onTokenRefused: (token) => store.set(refuseTokenAtom, token),
  });
