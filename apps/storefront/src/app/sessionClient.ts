import { accessTokenAtom, refuseTokenAtom } from '@mahd/data/account/session';
import { createHttpClient, type HttpClient, type HttpClientOptions } from '@mahd/data/http';
import type { Shop } from '@mahd/data/store';

/** The HTTP client of a tab: it speaks for who is logged in, and a token that the server refuses ends the session. */
export const createSessionClient = (options: HttpClientOptions, store: Shop['store']): HttpClient =>
  createHttpClient({
    ...options,
    getToken: () => store.get(accessTokenAtom),
    onTokenRefused: (token) => store.set(refuseTokenAtom, token),
  });
