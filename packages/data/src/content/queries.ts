import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import type { Article, ArticleCategory, Blog, BlogSummary, GoodToKnow, Page, VideoLibrary } from './libraryDecoders.js';
import type { HeaderContent, PageContent } from './widgetDecoders.js';

/** API calls and decoders load on demand: a server-rendered page does not need them at first. */
const calls = () => import('./api.js');

/** The main links. */
export const headerQuery = (http: HttpClient, language: Language): NamedQuery<HeaderContent> => ({
  queryKey: ['content', 'header', language],
  queryFn: async (call) => (await calls()).getHeader(http, language, call),
});

/** All pages of the site. */
export const pagesQuery = (http: HttpClient, language: Language): NamedQuery<Page[]> => ({
  queryKey: ['content', 'pages', language],
  queryFn: async (call) => (await calls()).getPages(http, language, call),
});

/**
 * An editorial page by its slug (`about`, `term-of-use` …).
 * @throws HttpError with status 404 for an unknown page
 */
export const pageQuery = (http: HttpClient, slug: string, language: Language): NamedQuery<PageContent> => ({
  queryKey: ['content', 'page', slug, language],
  queryFn: async ({ client, signal }) => {
    const pages = await client.query({ ...pagesQuery(http, language), staleTime: 'static' });
    return (await calls()).getPage(http, pages, slug, language, { signal });
  },
});

/** `useAtomValue(pageAtom(slug, language))` */
export const pageAtom = queryAtomFamily(pageQuery);

/** One article. */
export const articleQuery = (http: HttpClient, route: string, language: Language): NamedQuery<Article> => ({
  queryKey: ['content', 'article', route, language],
  queryFn: async (call) => (await calls()).getArticle(http, route, language, call),
});

/** `useAtomValue(articleAtom(route, language))` */
export const articleAtom = queryAtomFamily(articleQuery);

/** The advisor's categories with their articles. */
export const articleCategoriesQuery = (http: HttpClient, language: Language): NamedQuery<ArticleCategory[]> => ({
  queryKey: ['content', 'article-categories', language],
  queryFn: async (call) => (await calls()).getArticleCategories(http, language, call),
});

/** `useAtomValue(articleCategoriesAtom(language))` */
export const articleCategoriesAtom = queryAtomFamily(articleCategoriesQuery);

/** One category of the advisor. */
export const articleCategoryQuery = (
  http: HttpClient,
  route: string,
  language: Language,
): NamedQuery<ArticleCategory> => ({
  queryKey: ['content', 'article-category', route, language],
  queryFn: async (call) => (await calls()).getArticleCategory(http, route, language, call),
});

/** The blog posts, without their texts. */
export const blogsQuery = (http: HttpClient, language: Language): NamedQuery<BlogSummary[]> => ({
  queryKey: ['content', 'blogs', language],
  queryFn: async (call) => (await calls()).getBlogs(http, language, call),
});

/** `useAtomValue(blogsAtom(language))` */
export const blogsAtom = queryAtomFamily(blogsQuery);

/** One blog post. */
export const blogQuery = (http: HttpClient, route: string, language: Language): NamedQuery<Blog> => ({
  queryKey: ['content', 'blog', route, language],
  queryFn: async (call) => (await calls()).getBlog(http, route, language, call),
});

/** `useAtomValue(blogAtom(route, language))` */
export const blogAtom = queryAtomFamily(blogQuery);

/** The cards of Good to know. */
export const goodToKnowQuery = (http: HttpClient, language: Language): NamedQuery<GoodToKnow[]> => ({
  queryKey: ['content', 'good-to-know', language],
  queryFn: async (call) => (await calls()).getGoodToKnow(http, language, call),
});

/** `useAtomValue(goodToKnowAtom(language))` */
export const goodToKnowAtom = queryAtomFamily(goodToKnowQuery);

/** All videos with their categories. */
export const videosQuery = (http: HttpClient, language: Language): NamedQuery<VideoLibrary> => ({
  queryKey: ['content', 'videos', language],
  queryFn: async (call) => (await calls()).getVideos(http, language, call),
});

/** `useAtomValue(videosAtom(language))` */
export const videosAtom = queryAtomFamily(videosQuery);
