// Assembles the documents of both languages into the pages, lists and widgets of the shop.
import { createHash } from 'node:crypto';
import { languages } from './read.mjs';
import { closingOf, inBlocks, introductionOf, pieceOf, questionsOf } from './pieces.mjs';
import { readingMinutes } from './reading-time.mjs';

/** Sections with a page made of an index text and its entries. */
const collections = ['good-to-know', 'stages-of-pregnancy', 'baby-care', 'post-pregnancy-care', 'first-time-father'];
/** Sections in which every document is a page. */
const singlePages = ['policies', 'landing'];

/**
 * All editorial content. `documents` contains both languages; `artFor(language)` resolves pictures with alternative
 * texts; `filmOf(id, transcripts)` finds the film of a video and its length.
 */
export function assemblePages(documents, catalogue, artFor, filmOf) {
  const art = Object.fromEntries(languages.map((language) => [language, artFor(language)]));
  const find = (language, path) =>
    documents.find((document) => document.language === language && document.path === path);
  const within = (section, depth = 2) =>
    documents.filter(
      (document) =>
        document.language === 'en' &&
        document.section === section &&
        isText(document) &&
        document.path.split('/').length === depth,
    );
  const both = (make) => ({ en: make('en'), ar: make('ar') });
  const piece = (path) => both((language) => pieceOf(find(language, path), art[language]));
  const timedPiece = (path) => {
    const texts = piece(path);
    return both((language) => ({ ...texts[language], readingMinutes: readingMinutes(texts[language], language) }));
  };
  const introduction = (path) => both((language) => introductionOf(find(language, path), art[language]));
  const entries = (section, textsOf = piece) =>
    within(section)
      .map((document) => withOrder(document, textsOf(document.path)))
      .sort(byOrder);

  const groups = (section) =>
    within(section)
      .map((document) => ({
        ...withOrder(
          document,
          both((language) => groupOf(find(language, document.path), art[language])),
        ),
        category: document.fields.category_slug ?? null,
        notice: document.fields.notice ?? false,
      }))
      .sort(byOrder);

  const faqs = groups('faq');
  const productFaqs = groups('product-faqs');
  const goodToKnow = entries('good-to-know', timedPiece);
  const about = entries('about');
  const { articleCategories, articles } = advisorOf(documents, { within, timedPiece, introduction });
  const blogs = entries('blog', timedPiece);
  const videos = videosOf(piece('video/videos'), filmOf);

  const pages = [
    pageOf('home', 'home', piece('home/index')),
    pageOf(
      'about',
      'about',
      both((language) => ({ ...about[0][language], entries: about.map((tab) => tab[language]) })),
    ),
    pageOf('mother-baby-world', 'mother-baby-world', piece('mother-baby-world/index')),
    pageOf('contact', 'contact', piece('contact/index')),
    ...collections.map((section) => {
      const head = introduction(`${section}/_about`);
      const parts = entries(section, timedPiece);
      return pageOf(
        section,
        section,
        both((language) => ({ ...head[language], entries: parts.map((part) => inBlocks(part[language])) })),
      );
    }),
    pageOf('breastfeeding-advisor', 'breastfeeding-advisor', introduction('breastfeeding-advisor/_about')),
    pageOf('blog', 'blog', introduction('blog/_about')),
    pageOf('video', 'video', introduction('video/_about')),
    pageOf('faq', 'faq', withGroups(introduction('faq/_about'), faqs)),
    pageOf('product-faqs', 'product-faqs', withGroups(introduction('product-faqs/_about'), productFaqs)),
    ...singlePages.flatMap((section) =>
      within(section)
        .sort(byFieldOrder)
        .map((document) => pageOf(document.slug, section, piece(document.path))),
    ),
  ];

  const widgets = widgetsOf(pages, catalogue.categories);
  return { pages, widgets, blogs, articleCategories, articles, goodToKnow, videos, faqs, productFaqs };
}

/** An id of 24 hexadecimal digits, derived from the slug. */
function documentId(kind, slug) {
  return createHash('sha256').update(`${kind}:${slug}`).digest('hex').slice(0, 24);
}

function isText(document) {
  return document.slug !== '_about';
}

function withOrder(document, texts) {
  return {
    _id: documentId(document.section, document.slug),
    slug: document.slug,
    order: document.fields.order,
    ...texts,
  };
}

function byOrder(a, b) {
  return a.order - b.order;
}

function byFieldOrder(a, b) {
  return a.fields.order - b.fields.order;
}

function pageOf(slug, section, content) {
  return {
    _id: documentId('page', slug),
    slug,
    section,
    name: content.en.title,
    arabic: { name: content.ar.title },
    content,
  };
}

function groupOf(document, art) {
  const {
    html: _html,
    ids: _ids,
    subcategories: _subcategories,
    products: _products,
    category_slug: _category,
    notice: _notice,
    ...head
  } = pieceOf(document, art);
  return { ...head, questions: questionsOf(document), closing: closingOf(document) };
}

function withGroups(head, groups) {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      {
        ...head[language],
        groups: groups.map((group) => ({ ...group[language], category: group.category, notice: group.notice })),
      },
    ]),
  );
}

function advisorOf(documents, { within, timedPiece, introduction }) {
  const articles = within('breastfeeding-advisor', 3)
    .map((document) => {
      const { category, category_id, previous, next } = document.fields;
      return { ...withOrder(document, timedPiece(document.path)), category, category_id, previous, next };
    })
    .sort((a, b) => a.category.localeCompare(b.category) || a.order - b.order);
  const articleCategories = documents
    .filter(
      (document) =>
        document.language === 'en' &&
        document.section === 'breastfeeding-advisor' &&
        document.slug === '_about' &&
        document.path.split('/').length === 3,
    )
    .map((document) => {
      const { slug, linkText, order } = document.fields;
      return {
        _id: documentId('article-category', slug),
        slug,
        order,
        link_text: linkText,
        ...introduction(document.path),
        articles: articles.filter((article) => article.category === slug).map((article) => article.slug),
      };
    })
    .sort(byOrder);
  return { articleCategories, articles };
}

/** Videos have their configured URL, or else the film that is drawn for them. */
function videosOf(texts, filmOf) {
  const counterpart = (list, i, keys) => ({ en: pick(texts.en[list][i], keys), ar: pick(texts.ar[list][i], keys) });
  return {
    categories: texts.en.categories.map(({ id }, i) => ({ id, ...counterpart('categories', i, ['name']) })),
    videos: texts.en.videos.map(({ id, category, shop, seconds, url }, i) => ({
      id,
      category,
      shop_category: shop ?? null,
      ...(url
        ? { url, seconds, film: null }
        : { url: null, ...filmOf(id, { en: texts.en.videos[i].transcript, ar: texts.ar.videos[i].transcript }) }),
      ...counterpart('videos', i, ['title', 'description', 'poster', 'transcript']),
    })),
    reviewed: texts.en.reviewed,
    sources: { en: texts.en.sources, ar: texts.ar.sources },
    note: { en: texts.en.note, ar: texts.ar.note },
  };
}

function pick(object, keys) {
  return Object.fromEntries(keys.map((key) => [key, object[key]]));
}

/** Content of the three fixed widgets: home, header (main links) and footer (offices, policies). */
function widgetsOf(pages, categories) {
  const page = (slug) => pages.find((candidate) => candidate.slug === slug);
  const link = (slug, language) => ({ slug, label: page(slug).content[language].menu, href: `/${slug}` });
  const header = (language) => ({
    links: [
      {
        slug: 'mother-baby-products',
        label: { en: 'Products', ar: 'المنتجات' }[language],
        href: '/mother-baby-products',
        children: categories.map(({ slug, name }) => ({ slug, label: name[language], href: `/products/${slug}` })),
      },
      {
        ...link('mother-baby-world', language),
        children: [
          'stages-of-pregnancy',
          'post-pregnancy-care',
          'baby-care',
          'first-time-father',
          'breastfeeding-advisor',
        ].map((slug) => link(slug, language)),
      },
      ...['good-to-know', 'about', 'contact'].map((slug) => ({ ...link(slug, language), children: [] })),
    ],
  });
  const footer = (language) => ({
    offices: page('contact').content[language].offices,
    regions: page('subsidiaries').content[language].regions,
    policies: pages.filter(({ section }) => section === 'policies').map(({ slug }) => link(slug, language)),
    accounts: page('official-social-media-list').content[language].accounts,
  });
  const both = (make) => ({ en: make('en'), ar: make('ar') });
  return { home: page('home').content, header: both(header), footer: both(footer) };
}
