import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import type { Office } from './widgetDecoders.js';

/** The company's offices in all regions, for the footer. Those that are not configured are missing. */
export const officesQuery = (http: HttpClient, language: Language): NamedQuery<Office[]> => ({
  queryKey: ['content', 'offices', language],
  queryFn: async (call) => (await import('./api.js')).getOffices(http, language, call),
});

/** `useAtomValue(officesAtom(language))`: the offices in the footer. */
export const officesAtom = queryAtomFamily(officesQuery);
