import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import type { HomeContent } from './widgetDecoders.js';

export type { HomeContent } from './widgetDecoders.js';

/** The home page's texts and pictures. An entry of its own: it is part of a first view, the other content is not. */
export const homeQuery = (http: HttpClient, language: Language): NamedQuery<HomeContent> => ({
  queryKey: ['content', 'home', language],
  queryFn: async (call) => (await import('./api.js')).getHome(http, language, call),
});

/** `useAtomValue(homeAtom(language))`: the same, where it is shown. */
export const homeAtom = queryAtomFamily(homeQuery);
