import { createElement } from 'react';
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { isHttpError } from '@mahd/data/http/error';
import { categoriesQuery } from '@mahd/data/catalog/categories';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@mahd/rules/locale';
import type { AppState } from '../AppState.js';
import { PageError } from '../../shell/PageError.js';
import { Shell } from '../../shell/Shell.js';
import { routeTable, type RouteEntry } from '../../routes.js';
import { loadedPageModule, loadPageModule, PageNotFound, type PageArgs } from './pageModules.js';
import { pageUrl, type PageFailure, type RouteHandle } from './routeHandle.js';

function failureOf(error: unknown): { status: number; failure: PageFailure } {
  if (error instanceof PageNotFound) return { status: 404, failure: { message: 'notFound' } };
  if (!isHttpError(error)) return { status: 500, failure: { message: 'server' } };
  // 414: the name in the URL is too long to exist.
  if (error.status === 404 || error.status === 400 || error.status === 414)
    return { status: 404, failure: { message: 'notFound' } };
  if (error.kind === 'network') return { status: 503, failure: { message: 'network' } };
  if (error.kind === 'timeout') return { status: 504, failure: { message: 'timeout' } };
  if (error.status === 503) return { status: 503, failure: { message: 'unavailable' } };
  return { status: 502, failure: { message: 'server' } };
}

/**
 * Creates React Router's routes from the route table.
 * @param stateOf returns the state that loaders fill: that of the tab, or on the server the request context
 */
export function createRoutes(stateOf: (context: unknown) => AppState): RouteObject[] {
  // Ignores a failure to load the categories: the page still works without them in the menu.
  const shellLoader =
    (language: Language) =>
    async ({ context }: LoaderFunctionArgs) => {
      const state = stateOf(context);
      await Promise.all([
        state.messagesOf(language).load(['shell', 'shellDeferred', 'errors']),
        state.loadUiStrings(language),
        state.shop.load(categoriesQuery(state.shop.http)).catch(() => undefined),
      ]);
      return null;
    };

  const page = (entry: RouteEntry, language: Language, parent: string): RouteObject => ({
    id: `${parent}/${entry.path}`,
    ...(entry.path === '' ? { index: true } : { path: entry.path }),
    handle: { entry, language } satisfies RouteHandle,
    lazy: async () => {
      const module = await loadPageModule(entry.page);
      return {
        Component: module.Component,
        ErrorBoundary: module.ErrorBoundary ?? PageError,
        async loader({ params, request, context }: LoaderFunctionArgs) {
          const state = stateOf(context);
          const args: PageArgs = { language, params, url: pageUrl(entry, request.url), signal: request.signal };
          try {
            await Promise.all([
              state.messagesOf(language).load(entry.messages),
              loadedPageModule(entry.page)?.loader?.(state, args),
            ]);
          } catch (error) {
            if (request.signal.aborted || error instanceof Response) throw error;
            const { status, failure } = failureOf(error);
            if (status === 500) state.report(error);
            throw data(failure, { status });
          }
          return null;
        },
      };
    },
  });

  const bare = routeTable.filter(({ path }) => path === '' || path === '*');
  return [
    {
      Component: Shell,
      errorElement: createElement(PageError, { frame: true }),
      children: [
        ...LANGUAGES.map((language): RouteObject => ({
          id: `shell/${language}`,
          path: `/${language}`,
          loader: shellLoader(language),
          shouldRevalidate: () => false,
          children: routeTable.map((entry) => page(entry, language, `/${language}`)),
        })),
        {
          id: 'shell',
          path: '/',
          loader: shellLoader(DEFAULT_LANGUAGE),
          shouldRevalidate: () => false,
          children: bare.map((entry) => page(entry, DEFAULT_LANGUAGE, '')),
        },
      ],
    },
  ];
}
