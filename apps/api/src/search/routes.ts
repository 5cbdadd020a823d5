import * as contract from '@mahd/contract';
import { normalizeForSearch } from '@mahd/rules/locale';
import type { CatalogService } from '../catalog/service.js';
import type { Database } from '../db/database.js';
import type { AnswerCache } from '../http/answerCache.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';
import { search } from './service.js';

export function registerSearch(app: ApiScope, db: Database, catalog: CatalogService, cache: AnswerCache): void {
  const schema = { tags: ['search'], querystring: contract.SearchQuery, response: answers(contract.SearchAnswer) };
  for (const [path, language] of [
    ['/navbar_search', 'en'],
    ['/navbar_search_ar', 'ar'],
  ] as const) {
    app.get(path, { schema }, (request, reply) => {
      const words = normalizeForSearch(request.query.query);
      return cache.send(reply, `search ${language} ${words}`, () => search(db, catalog, words, language), false);
    });
  }
}
