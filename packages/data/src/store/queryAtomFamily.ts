import type { QueryClient } from '@tanstack/query-core';
import { atomWithQuery, type AtomWithQueryResult } from 'jotai-tanstack-query';
import type { Atom } from 'jotai';
import type { HttpClient, HttpError } from '../http/index.js';
import { httpAtom } from './httpAtom.js';

/** A named API call, for `shop.load` in loaders and for query atoms. */
export interface NamedQuery<Data> {
  readonly queryKey: readonly unknown[];
  /** `client` allows using another query's data. */
  readonly queryFn: (context: { readonly client: QueryClient; readonly signal: AbortSignal }) => Promise<Data>;
  /** How often a failed request is repeated, in place of the store's rule. */
  readonly retry?: number;
  /** The time before it is repeated, in ms. */
  readonly retryDelay?: number;
}

/** Value of a query atom: `status`, `data`, `error` and `refetch`. */
export type QueryResult<Data> = AtomWithQueryResult<Data, HttpError>;

/**
 * Creates atoms for a named query, one per set of parameters. Equal parameters return the same atom, so it can be
 * called during rendering. Atoms hold no data (the store's QueryClient does), so one family serves all requests. Beyond
 * `limit`, the least recently used are removed.
 */
export function queryAtomFamily<Data, Params extends readonly unknown[]>(
  query: (http: HttpClient, ...params: Params) => NamedQuery<Data>,
  limit = 64,
): (...params: Params) => Atom<QueryResult<Data>> {
  const atoms = new Map<string, Atom<QueryResult<Data>>>();
  return (...params) => {
    const key = JSON.stringify(params);
    const found = atoms.get(key) ?? atomWithQuery<Data, HttpError>((get) => query(get(httpAtom), ...params));
    atoms.delete(key);
    atoms.set(key, found);
    const [oldest] = atoms.keys();
    if (atoms.size > limit && oldest !== undefined) atoms.delete(oldest);
    return found;
  };
}
