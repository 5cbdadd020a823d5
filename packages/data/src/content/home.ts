import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import type { HomeContent } from './widgetDecoders.js';

export type { HomeContent } from './widgetDecoders.js';

/** Texts and pictures of the home page. A separate entry keeps its first view small. */
export const homeQuery = (http: HttpClient, language: Language): NamedQuery<HomeContent> => ({
  queryKey: ['content', 'home', language],
  queryFn: async (call) => (await import('./api.js')).getHome(http, language, call),
});

/** `useAtomValue(homeAtom(language))`: texts and pictures of the home page. */
export const homeAtom = queryAtomFamily(homeQuery);
