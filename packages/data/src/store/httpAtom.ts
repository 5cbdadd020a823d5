import { atom } from 'jotai';
import type { HttpClient } from '../http/index.js';

const clientAtom = atom<HttpClient | null>(null);

/** The HTTP client of the store. `createShopStore` sets it; reading it in any other store is a programming error. */
export const httpAtom = atom(
  (get): HttpClient => {
    const http = get(clientAtom);
    if (!http) throw new Error('Not made by createShopStore');
    return http;
  },
  (_get, set, http: HttpClient) => set(clientAtom, http),
);
