import * as contract from '@mahd/contract';
import { normalizeForSearch } from '@mahd/rules/locale';
import type { CatalogService } from '../catalog/service.js';
import type { Database } from '../db/database.js';
import type { ResponseCache } from '../http/responseCache.js';
import { responses } from '../http/responses.js';
import type { Turns } from '../http/turns.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { search } from './service.js';
import type { FindSynonyms } from './synonyms.js';

export function registerSearch(
  app: ApiInstance,
  db: Database,
  catalog: CatalogService,
  cache: ResponseCache,
  synonymsOf: FindSynonyms,
  turns: Turns,
): void {
  const schema = { tags: ['search'], querystring: contract.SearchQuery, response: responses(contract.SearchAnswer) };
  for (const [path, language] of [
    ['/navbar_search', 'en'],
    ['/navbar_search_ar', 'ar'],
  ] as const) {
    app.get(path, { schema }, (request, reply) => {
      const words = normalizeForSearch(request.query.query);
      return cache.send(
        reply,
        `search ${language} ${words}`,
        () => turns.take(request.ip, () => search(db, catalog, words, language, synonymsOf)),
        false,
      );
    });
  }
}
