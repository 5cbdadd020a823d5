import { atom } from 'jotai';
import type { HttpClient } from '../http/index.js';

const clientAtom = atom<HttpClient | null>(null);

/** The store's HTTP client, set by `createShopStore`. Reading it in any other store throws. */
export const httpAtom = atom(
  (get): HttpClient => {
    const http = get(clientAtom);
    if (!http) throw new Error('Not made by createShopStore');
    return http;
  },
  (_get, set, http: HttpClient) => set(clientAtom, http),
);
