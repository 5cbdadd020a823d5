import type { ComponentType } from 'react';
import type { Language } from '@mahd/rules/locale';
import type { AppState } from '../AppState.js';
import type { Translate } from '../messages.js';
import type { PageMeta } from '../document/PageMeta.js';

/** The arguments of a route's `loader` and `meta`. */
export interface PageArgs {
  readonly language: Language;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The URL with only the query parameters of the route. */
  readonly url: URL;
  /** Aborted when the navigation is cancelled. */
  readonly signal?: AbortSignal;
}

export interface PageFrame {
  readonly Header: ComponentType;
  readonly Footer: ComponentType;
}

/** The exports of a file in `src/routes`. */
export interface PageModule {
  /** Title, description and other metadata, from the data that the loader has put into the state. */
  meta: (state: AppState, args: PageArgs, t: Translate) => PageMeta;
  /** Fills the QueryClient with the data of the first render. */
  loader?: (state: AppState, args: PageArgs) => Promise<void>;
  /** URL of the same page with normalized query, for example without unknown filters; null if it is this one. */
  sameAs?: (state: AppState, args: PageArgs) => string | null;
  Component: ComponentType;
  /** Replaces the shop's header, footer and bottom bar on a page that nothing should interrupt. */
  frame?: PageFrame;
  ErrorBoundary?: ComponentType;
}

/** Thrown by a loader to show the 404 page. */
export class PageNotFound extends Error {}

const loaded = new Map<string, PageModule>();

/** Registers a module that is imported statically. */
export const addPageModule = (page: string, module: PageModule): void => void loaded.set(page, module);

/** Loads the module of a route table entry, once. */
export async function loadPageModule(page: string): Promise<PageModule> {
  const known = loaded.get(page);
  if (known) return known;
  const name = `../../routes/${page}.tsx`;
  const { pageFiles } = await import('./pageFiles.js');
  const load = pageFiles[name];
  if (!load) throw new Error(`No route module ${page}`);
  const module = (await load()) as PageModule;
  loaded.set(page, module);
  return module;
}

/** The module if it has been loaded; that of a matched route always has. */
export const loadedPageModule = (page: string): PageModule | undefined => loaded.get(page);

/** Development only: replaces `meta` and `loader` of a page. React Refresh replaces its components. */
export function replacePageModule(page: string, { meta, loader }: Pick<PageModule, 'meta' | 'loader'>): void {
  const known = loaded.get(page);
  if (known) loaded.set(page, { ...known, meta, loader });
}
