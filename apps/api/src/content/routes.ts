import * as contract from '@mahd/contract';
import { notFound } from '../http/problem.js';
import { responses } from '../http/responses.js';
import type { ResponseCache } from '../http/responseCache.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { articleSummary, blogSummary, type ContentLibrary } from './library.js';

const tags = ['content'];

/** Editorial content in both languages. */
export function registerContent(app: ApiInstance, library: ContentLibrary, cache: ResponseCache): void {
  const lists = {
    '/auth/pages': [contract.PageList, () => library.pages],
    '/auth/blogs': [contract.BlogList, () => [...library.blogs.values()].map(blogSummary)],
    '/auth/video': [contract.VideoLibrary, () => library.videos],
    '/auth/good_to_know': [contract.GoodToKnowList, () => library.goodToKnow],
    '/article_category': [contract.ArticleCategoryList, () => library.categories],
    '/articles': [contract.ArticleList, () => [...library.articles.values()].map(articleSummary)],
  } as const;
  for (const [path, [schema, read]] of Object.entries(lists)) {
    app.get(path, { schema: { tags, response: responses(schema) } }, (_request, reply) =>
      cache.send(reply, path, async () => read()),
    );
  }

  const items = {
    '/auth/blogs/:route': [contract.Blog, (route: string) => library.blogs.get(route)],
    '/article_category/:route': [
      contract.ArticleCategory,
      (route: string) => library.categories.find((category) => category.route === route),
    ],
    '/articles/:route': [contract.Article, (route: string) => library.articles.get(route)],
  } as const;
  for (const [path, [schema, find]] of Object.entries(items)) {
    app.get(path, { schema: { tags, params: contract.RouteParams, response: responses(schema) } }, (request, reply) => {
      const found = find(request.params.route);
      if (found === undefined) throw notFound('unknown_content', 'Content not found.');
      return cache.send(reply, `${path} ${request.params.route}`, async () => found);
    });
  }

  app.get(
    '/auth/all_widgets/:id',
    { schema: { tags, params: contract.WidgetsParams, response: responses(contract.WidgetList) } },
    (request, reply) => {
      const widgets = library.widgets(request.params.id);
      if (widgets === undefined) throw notFound('unknown_page', 'Page not found.');
      return cache.send(reply, `widgets ${request.params.id}`, async () => widgets);
    },
  );
}
