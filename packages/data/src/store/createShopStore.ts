import { hashKey, QueryClient } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { HttpClient } from '../http/createHttpClient.js';
import { isHttpError } from '../http/isHttpError.js';
import { httpAtom } from './httpAtom.js';
import type { NamedQuery } from './queryAtomFamily.js';

/** One shopper's state: one per request on the server, one per tab in the browser, never shared. */
export interface Shop {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  readonly http: HttpClient;
  /**
   * Gives a query's answer, asking for it unless it is there already. What a route's loader awaits; rejects with an HttpError.
   * An old answer is good enough: whoever shows it asks for a fresh one.
   */
  load<Data>(query: NamedQuery<Data>): Promise<Data>;
}

/** Answers that several requests share: what is asked for again by the same key need not be fetched and read again. */
export interface SharedAnswers {
  get<Data>(key: string, ask: () => Promise<Data>): Promise<Data>;
}

export interface ShopStoreOptions {
  readonly http: HttpClient;
  /** On the server, which asks in nobody's name; a tab has its answers to itself. */
  readonly shared?: SharedAnswers | undefined;
}

/** How long an answer counts as fresh, ms. */
const FRESH_MS = 60_000;
const MAX_RETRIES = 2;

/**
 * Makes the state of one request or tab. On the server a failed call fails at once; in the browser a lost
 * connection (nothing else) is tried twice more, after 1 and 2 seconds.
 */
export function createShopStore({ http, shared }: ShopStoreOptions): Shop {
  const onServer = typeof window === 'undefined';
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: onServer ? false : (failures, error) => failures < MAX_RETRIES && isConnectionLoss(error),
        retryDelay: (failures) => 1000 * 2 ** failures,
        // Offline must become an error on the screen, not a request that waits in silence.
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
