import { hashKey, QueryClient } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { HttpClient } from '../http/createHttpClient.js';
import { isHttpError } from '../http/isHttpError.js';
import { httpAtom } from './httpAtom.js';
import type { NamedQuery } from './queryAtomFamily.js';

/** One shopper's state: one per request on the server, one per tab in the browser. */
export interface Shop {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  readonly http: HttpClient;
  /**
   * Returns a query's data and fetches it if missing. For route loaders; rejects with an HttpError. Stale data is fine,
   * because components refetch it.
   */
  load<Data>(query: NamedQuery<Data>): Promise<Data>;
}

/** Responses shared between requests: data with the same key is not fetched and decoded again. */
export interface SharedAnswers {
  get<Data>(key: string, ask: () => Promise<Data>): Promise<Data>;
}

export interface ShopStoreOptions {
  readonly http: HttpClient;
  /** Server only, where requests are anonymous. A tab does not share its data. */
  readonly shared?: SharedAnswers | undefined;
}

/** Time until data is stale, ms. */
const FRESH_MS = 60_000;
const MAX_RETRIES = 2;

/**
 * Creates the state of a request or tab. On the server a failed call fails at once; in the browser a lost connection is
 * retried twice, after 1 and 2 seconds.
 */
export function createShopStore({ http, shared }: ShopStoreOptions): Shop {
  const onServer = typeof window === 'undefined';
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: onServer ? false : (failures, error) => failures < MAX_RETRIES && isConnectionLoss(error),
        retryDelay: (failures) => 1000 * 2 ** failures,
        // Offline requests must fail visibly instead of waiting.
        networkMode: 'always',
      },
    },
  });
  const store = createStore();
  store.set(queryClientAtom, queryClient);
  store.set(httpAtom, http);
  const answerOf = <Data>(query: NamedQuery<Data>): NamedQuery<Data>['queryFn'] =>
    shared ? (call) => shared.get(hashKey(query.queryKey), () => query.queryFn(call)) : query.queryFn;
  return {
    store,
    queryClient,
    http,
    load: (query) => queryClient.query({ ...query, queryFn: answerOf(query), staleTime: 'static' }),
  };
}

const isConnectionLoss = (error: unknown) => isHttpError(error) && error.kind === 'network' && !error.offline;
