import type { Language } from '@mahd/rules/locale';
import { HttpError, type HttpClient, type RequestOptions } from '../http/index.js';
import { array, type Decoder } from '../http/decoders.js';
import {
  article,
  articleCategory,
  articleSummary,
  blog,
  blogSummary,
  goodToKnow,
  page,
  videoLibrary,
  type Page,
} from './libraryDecoders.js';
import { bottlefeedingContent, contactContent, limitedTimeOfferContent, worldContent } from './landingDecoders.js';
import { inLanguage } from './pieceDecoders.js';
import {
  footerContent,
  headerContent,
  homeContent,
  pageContent,
  widgetContent,
  type Office,
  type HeaderContent,
  type HomeContent,
  type PageContent,
} from './widgetDecoders.js';

type Call = Pick<RequestOptions, 'signal'>;

/** GET auth/pages: all pages of the site. */
export const getPages = (http: HttpClient, language: Language, call?: Call) =>
  read(http, 'auth/pages', language, array(page), call);

/** GET auth/all_widgets: the content of a page, or of `home`, `header` or `footer`, in one language. */
async function getWidget<T>(
  http: HttpClient,
  id: string,
  language: Language,
  content: Decoder<T>,
  call?: Call,
): Promise<T> {
  return widgetContent(language, content)(await http.get(`auth/all_widgets/${encodeURIComponent(id)}`, call));
}

/** Texts and pictures of the home page. */
export const getHome = (http: HttpClient, language: Language, call?: Call): Promise<HomeContent> =>
  getWidget(http, 'home', language, homeContent, call);

/** The main links. */
export const getHeader = (http: HttpClient, language: Language, call?: Call): Promise<HeaderContent> =>
  getWidget(http, 'header', language, headerContent, call);

/** The offices of all regions. */
export const getOffices = async (http: HttpClient, language: Language, call?: Call): Promise<Office[]> =>
  (await getWidget(http, 'footer', language, footerContent, call)).regions.flatMap(({ offices }) => offices);

/**
 * An editorial page by its slug.
 * @throws HttpError with status 404 for an unknown page
 */
export const getPage = (
  http: HttpClient,
  pages: readonly Page[],
  slug: string,
  language: Language,
  call?: Call,
): Promise<PageContent> => getWidget(http, pageIdOf(pages, slug), language, pageContent, call);

const pageWith =
  <T>(slug: string, content: Decoder<T>) =>
  (http: HttpClient, pages: readonly Page[], language: Language, call?: Call): Promise<T> =>
    getWidget(http, pageIdOf(pages, slug), language, content, call);

/** Pages with their own fields. */
export const getWorld = pageWith('mother-baby-world', worldContent);
export const getContactPage = pageWith('contact', contactContent);
export const getBottlefeeding = pageWith('bottlefeeding', bottlefeedingContent);
export const getLimitedTimeOffer = pageWith('limited-time-offer', limitedTimeOfferContent);

/**
 * Id of a page by its slug.
 * @throws HttpError with status 404 for an unknown page
 */
function pageIdOf(pages: readonly Page[], slug: string): string {
  const found = pages.find((entry) => entry.slug === slug);
  if (!found) throw new HttpError('status', `No page ${slug}`, { status: 404 });
  return found._id;
}

/** GET articles: the advisor's articles, without their texts. */
export const getArticles = (http: HttpClient, language: Language, call?: Call) =>
  read(http, 'articles', language, array(articleSummary), call);

/** GET articles/{route}; 404 for an unknown one. */
export const getArticle = (http: HttpClient, route: string, language: Language, call?: Call) =>
  read(http, `articles/${encodeURIComponent(route)}`, language, article, call);

/** GET article_category: the advisor's categories with their articles. */
export const getArticleCategories = (http: HttpClient, language: Language, call?: Call) =>
  read(http, 'article_category', language, array(articleCategory), call);

/** GET article_category/{route}; 404 for an unknown one. */
export const getArticleCategory = (http: HttpClient, route: string, language: Language, call?: Call) =>
  read(http, `article_category/${encodeURIComponent(route)}`, language, articleCategory, call);

/** GET auth/blogs: all posts, without their texts. */
export const getBlogs = (http: HttpClient, language: Language, call?: Call) =>
  read(http, 'auth/blogs', language, array(blogSummary), call);

/** GET auth/blogs/{route}; 404 for an unknown one. */
export const getBlog = (http: HttpClient, route: string, language: Language, call?: Call) =>
  read(http, `auth/blogs/${encodeURIComponent(route)}`, language, blog, call);

/** GET auth/good_to_know: the cards of Good to know. */
export const getGoodToKnow = (http: HttpClient, language: Language, call?: Call) =>
  read(http, 'auth/good_to_know', language, array(goodToKnow), call);

/** GET auth/video: all videos with their categories. */
export const getVideos = (http: HttpClient, language: Language, call?: Call) =>
  read(http, 'auth/video', language, videoLibrary, call);

async function read<T>(
  http: HttpClient,
  path: string,
  language: Language,
  decode: Decoder<T>,
  call: Call | undefined,
): Promise<T> {
  return decode(inLanguage(language, await http.get(path, call)));
}
