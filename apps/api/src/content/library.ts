import type {
  ArticleCategory,
  Article,
  ArticleSummary,
  Artwork,
  Blog,
  BlogSummary,
  GoodToKnow,
  Language,
  Page,
  VideoLibrary,
  Widget,
} from '@mahd/contract';
import { factNames, withFacts } from '@mahd/content';
import * as source from '@mahd/content';
import type { ApiConfiguration } from '../configuration.js';
import { documentId } from '../db/documentId.js';
import { sanitiseHtml } from '../text/sanitise.js';

/** Fields that hold HTML, at any depth. */
const HTML_FIELDS = new Set(['html', 'intro', 'note', 'closing']);

/** Editorial content in the wire format, with company facts filled in and HTML sanitised. Built once. */
export class ContentLibrary {
  readonly pages: readonly Page[];
  readonly blogs: ReadonlyMap<string, Blog>;
  readonly goodToKnow: readonly GoodToKnow[];
  readonly videos: VideoLibrary;
  readonly articles: ReadonlyMap<string, Article>;
  readonly categories: readonly ArticleCategory[];
  readonly #widgets: ReadonlyMap<string, Widget>;

  constructor({ facts, widgetPages }: Pick<ApiConfiguration, 'facts' | 'widgetPages'>) {
    const filled = <T>(content: T): T => sanitised(withFacts(content, facts, factNames)) as T;
    this.pages = source.pages.map(({ _id, slug, name, arabic }) => ({
      _id,
      slug,
      name,
      arabic: { name: arabic.name },
    }));
    this.blogs = new Map(filled(source.blogs).map((blog) => [blog.slug, blogView(blog)]));
    this.goodToKnow = filled(source.goodToKnow).map((piece) => ({
      ...identity(piece),
      ...timedText(piece.en),
      arabic: timedText(piece.ar),
    }));
    this.videos = videoLibrary(filled(source.videos));
    this.articles = new Map(filled(source.articles).map((article) => [article.slug, articleView(article)]));
    this.categories = filled(source.articleCategories).map((category) => this.#category(category));
    this.#widgets = this.#makeWidgets(filled(source.pages), filled(source.widgets), widgetPages);
  }

  /** The widgets of a page by `_id`, slug or configured name; undefined for an unknown page. */
  widgets(id: string): Widget[] | undefined {
    const widget = this.#widgets.get(id);
    return widget && [widget];
  }

  #makeWidgets(
    pages: typeof source.pages,
    fixed: typeof source.widgets,
    names: ApiConfiguration['widgetPages'],
  ): Map<string, Widget> {
    const widgets = new Map<string, Widget>();
    for (const page of pages) {
      const content = page.slug === 'bottlefeeding' ? withLandingProducts(page.content) : page.content;
      const widget = {
        _id: documentId('widget', page.slug),
        page_id: page._id,
        name: page.slug,
        widget_content: content,
      };
      widgets.set(page._id, widget);
      widgets.set(page.slug, widget);
    }
    for (const name of ['home', 'header', 'footer'] as const) {
      const pageId =
        name === 'home'
          ? (pages.find(({ slug }) => slug === 'home')?._id ?? documentId('page', name))
          : documentId('page', name);
      widgets.set(names[name], {
        _id: documentId('widget', names[name]),
        page_id: pageId,
        name,
        widget_content: fixed[name],
      });
    }
    return widgets;
  }

  #category(category: source.ArticleCategory): ArticleCategory {
    return {
      _id: category._id,
      id: category.slug,
      slug: category.slug,
      route: category.slug,
      order: category.order,
      link_text: category.link_text,
      ...categoryText(category.en),
      arabic: categoryText(category.ar),
      article: category.articles
        .map((slug) => this.articles.get(slug))
        .filter((article) => article !== undefined)
        .map(articleSummary),
    };
  }
}

/** The response schema drops the texts. */
export function articleSummary(article: Article): ArticleSummary {
  return article;
}

/** The response schema drops the texts. */
export function blogSummary(blog: Blog): BlogSummary {
  return blog;
}

function blogView(blog: source.Blog): Blog {
  return {
    ...identity(blog),
    ...blogText(blog.en),
    arabic: blogText(blog.ar),
    date: blog.en.date,
    tags: [...blog.en.tags],
  };
}

function blogText({ secondImage, ...blog }: source.Blog['en']) {
  return {
    ...text(blog),
    reading_minutes: blog.readingMinutes,
    second_image: secondImage ? artwork(secondImage) : null,
    ...secondPicturePlace(blog),
  };
}

function articleView(article: source.Article): Article {
  return {
    ...identity(article),
    id: article.slug,
    category: article.category,
    category_id: article.category_id,
    previous: article.previous,
    next: article.next,
    ...articleText(article.en),
    arabic: articleText(article.ar),
  };
}

function articleText(article: source.Article['en']) {
  return {
    ...timedText(article),
    second_image: artwork(article.secondImage),
    ...secondPicturePlace(article),
  };
}

function secondPicturePlace(piece: Pick<source.Blog['en'], 'secondImageAfter' | 'secondImageCaption'>) {
  return { second_image_after: piece.secondImageAfter ?? '', second_image_caption: piece.secondImageCaption ?? '' };
}

function videoLibrary(videos: source.VideoLibrary): VideoLibrary {
  const videoText = ({ title, description, poster, transcript }: source.VideoText) => ({
    title,
    description,
    poster: artwork(poster),
    transcript: [...transcript],
  });
  return {
    categories: videos.categories.map(({ id, en, ar }) => ({ id, name: en.name, arabic: { name: ar.name } })),
    data: videos.videos.map(({ id, category, shop_category, seconds, url, film, en, ar }) => ({
      id,
      category,
      shop_category,
      seconds,
      url: url ?? (film && `/pictures/${film.path}.mp4`),
      film,
      ...videoText(en),
      arabic: videoText(ar),
    })),
    reviewed: videos.reviewed,
    note: videos.note.en,
    sources: [...videos.sources.en],
    arabic: { note: videos.note.ar, sources: [...videos.sources.ar] },
  };
}

function identity(piece: {
  readonly _id: string;
  readonly slug: string;
  readonly order: number;
  readonly en: source.Piece;
}) {
  return {
    _id: piece._id,
    route: piece.slug,
    order: piece.order,
    reviewed: piece.en.reviewed,
    related: [...piece.en.related],
  };
}

function text(piece: source.Piece) {
  const { title, menu, description, image, intro, html, note, sources } = piece;
  return { title, menu, description, image: artwork(image), intro, body: html, note, sources: [...sources] };
}

function timedText(piece: source.Piece & { readonly summary: string; readonly readingMinutes: number }) {
  return { ...text(piece), summary: piece.summary, reading_minutes: piece.readingMinutes };
}

function categoryText(piece: source.Piece) {
  const { title: name, menu, description, intro, image } = piece;
  return { name, menu, description, intro, image: artwork(image) };
}

/** The bottle-feeding page with its fixed products, which are not part of the catalogue. Those without a price come last. */
function withLandingProducts({ en, ar }: source.Page['content']): source.Page['content'] {
  const { bottles, nipples } = source.landingBottles;
  const filled = (page: source.PageContent, language: Language): source.PageContent => {
    const products = (list: readonly source.LandingBottle[]) =>
      list
        .toSorted((a, b) => Number(a.price === '') - Number(b.price === ''))
        .map(({ name, nameAr, alt, altAr, size, ...rest }) =>
          language === 'ar'
            ? { ...rest, name: nameAr, alt: altAr, size: size.replace(/ ml$/, ' مل') }
            : { ...rest, name, alt, size },
        );
    return {
      ...page,
      range: { ...(page.range as object), products: products(bottles) },
      nipples: { ...(page.nipples as object), products: products(nipples) },
    };
  };
  return { en: filled(en, 'en'), ar: filled(ar, 'ar') };
}

function artwork(art: source.Artwork): Artwork {
  return art.kind === 'picture' ? { ...art, widths: [...art.widths] } : { ...art };
}

function sanitised(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return HTML_FIELDS.has(field) ? sanitiseHtml(value) : value;
  if (Array.isArray(value)) return value.map((item) => sanitised(item, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sanitised(inner, key)]));
}
