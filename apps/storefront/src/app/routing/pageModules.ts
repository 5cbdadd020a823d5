import type { ComponentType } from 'react';
import type { Language } from '@mahd/rules/locale';
import type { AppState } from '../AppState.js';
import type { Translate } from '../messages.js';
import type { PageMeta } from '../document/PageMeta.js';

/** What a route's `loader` and `meta` know about the address. */
export interface PageArgs {
  readonly language: Language;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The address with only the query parameters that the route names. */
  readonly url: URL;
  /** Cancels what is loading when the visitor goes elsewhere. */
  readonly signal?: AbortSignal;
}

/** What a file in `src/routes` exports, in this order. */
export interface PageModule {
  /** Title, description and the like, from what the loader has put into the state. */
  meta: (state: AppState, args: PageArgs, t: Translate) => PageMeta;
  /** Fills the request's QueryClient with what the first view needs. */
  loader?: (state: AppState, args: PageArgs) => Promise<void>;
  /** The address that has the same page, when this one asks for something that is not there; null when it is an address of its own. */
  sameAs?: (state: AppState, args: PageArgs) => string | null;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
}

/** A loader throws this when the address leads nowhere: the visitor gets the 404 page. */
export class PageNotFound extends Error {}

const loaded = new Map<string, PageModule>();

/** Makes a module available that is imported statically. */
export const addPageModule = (page: string, module: PageModule): void => void loaded.set(page, module);

/** The module of a route table entry; the browser fetches its code on first use. */
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

/** The module, if it has been loaded already (it has for every page that is on screen). */
export const loadedPageModule = (page: string): PageModule | undefined => loaded.get(page);

/** While developing: what a page says and loads from now on. Its components are React Refresh's to replace. */
export function replacePageModule(page: string, { meta, loader }: Pick<PageModule, 'meta' | 'loader'>): void {
  const known = loaded.get(page);
  if (known) loaded.set(page, { ...known, meta, loader });
}
