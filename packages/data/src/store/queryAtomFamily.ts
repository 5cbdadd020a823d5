import type { QueryClient } from '@tanstack/query-core';
import { atomWithQuery, type AtomWithQueryResult } from 'jotai-tanstack-query';
import type { Atom } from 'jotai';
import type { HttpClient, HttpError } from '../http/index.js';
import { httpAtom } from './httpAtom.js';

/** A call with a name: what a loader hands to `shop.load` and an atom reads. */
export interface NamedQuery<Data> {
  readonly queryKey: readonly unknown[];
  /** `client` lets a call build on another query's answer. */
  readonly queryFn: (context: { readonly client: QueryClient; readonly signal: AbortSignal }) => Promise<Data>;
}

/** What reading a query atom gives: `status`, `data`, `error` and `refetch` for Try again. */
export type QueryResult<Data> = AtomWithQueryResult<Data, HttpError>;

/**
 * Turns a named query into atoms, one per set of parameters. Asking again with equal parameters gives the same
 * atom, so that it can be asked for while rendering. Atoms hold no data (the store's QueryClient does), so one family serves every
 * request; the least recently used are dropped beyond `limit`.
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
