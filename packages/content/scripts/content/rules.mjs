// Validation rules of documents. Each takes the context and returns its problems, one sentence each.
import { howToAddPictures } from './artwork.mjs';
import { factNames, runtimeNames } from './facts.mjs';
import { splitNote } from './pieces.mjs';
import { anchorsOf, factPattern } from './render.mjs';
import { sourceUrl } from './sources.mjs';
import { phoneNumbers } from './figures.mjs';
import { urgencyProblems } from './urgency.mjs';
import { wordingProblems } from './wording.mjs';

/** Front-matter keys whose value does not depend on the language. */
const neutralKeys = new Set([
  'order',
  'slug',
  'href',
  'image',
  'secondImage',
  'secondImageAfter',
  'poster',
  'scene',
  'reviewed',
  'date',
  'tags',
  'related',
  'kind',
  'weeks',
  'formValue',
  'ageMonths',
  'area',
  'audience',
  'category',
  'category_id',
  'category_slug',
  'linkText',
  'id',
  'ids',
  'notice',
  'regulated',
  'version',
  'updated',
  'seconds',
  'url',
  'videoId',
]);
/** The same, but only at the top level: nested, these keys are labels. */
const neutralAtTop = new Set(['month', 'trimester', 'previous', 'next']);
/** Sections with health advice: they need sources, a review date and the disclaimer. */
const healthSections = new Set([
  'stages-of-pregnancy',
  'baby-care',
  'post-pregnancy-care',
  'first-time-father',
  'breastfeeding-advisor',
  'good-to-know',
  'blog',
  'video',
]);
/** How health advice ends; a text may say a little more. For a father, اتصل. */
const closingLines = {
  en: 'General information, not medical advice. In an emergency in the UAE call [998](tel:998) (ambulance) or [999](tel:999) (police).',
  ar: 'معلومات عامة لا تُغني عن استشارة الطبيب. في الحالات الطارئة داخل الإمارات اتصلي بالرقم [998](tel:998) (الإسعاف) أو [999](tel:999) (الشرطة).',
};
/** Sections whose texts may be related to others, by their slug. */
const relatedSections = ['breastfeeding-advisor', 'blog', 'good-to-know'];
/** Guides whose parts may be related to others, by their path. */
const relatedGuides = ['stages-of-pregnancy', 'baby-care', 'post-pregnancy-care', 'first-time-father'];
const pictureKeys = new Set(['image', 'secondImage', 'poster']);
/** Pictures of products that may not be promoted: never on the home page. */
const regulatedScenes = new Set(['bottles', 'sterilising', 'healthcare']);

/** Applies all rules to the documents of both languages. `context`: documents, routes, manifest, catalogue. */
export function documentProblems(context) {
  return [
    counterparts,
    sameKeys,
    sameNeutralValues,
    sameHeadings,
    links,
    pictures,
    placedPictures,
    ownDrawings,
    sources,
    wording,
    urgency,
    braces,
    related,
    lengths,
    distinctHeads,
    plainMarkdown,
    questionIds,
    shopCategories,
    homePictures,
  ].flatMap((rule) => rule(context));
}

/** Every document exists in both languages. */
function counterparts({ documents }) {
  return documents
    .filter((document) => !counterpartOf(document, documents))
    .map((document) => problem(document, 'has no counterpart in the other language'));
}

/** Translations have the same keys at every depth, and lists of equal length. */
function sameKeys({ documents }) {
  return pairs(documents).flatMap(([english, arabic]) =>
    difference(shapeOf(english.fields), shapeOf(arabic.fields)).map((key) =>
      problem(arabic, `differs from its counterpart in the key ${key}`),
    ),
  );
}

/** Slugs, links, pictures and dates do not depend on the language. */
function sameNeutralValues({ documents }) {
  return pairs(documents).flatMap(([english, arabic]) => {
    const values = new Map(leavesOf(english.fields).map(({ path, value }) => [path, value]));
    return leavesOf(arabic.fields)
      .filter(
        ({ path, key, value }) =>
          (neutralKeys.has(key) || neutralAtTop.has(path)) &&
          values.has(path) &&
          neutral(values.get(path)) !== neutral(value),
      )
      .map(({ path, value }) =>
        problem(
          arabic,
          `has ${JSON.stringify(value)} for ${path}, its counterpart has ${JSON.stringify(values.get(path))}`,
        ),
      );
  });
}

/** Translations have the same headings, so that anchors and tabs work in both. */
function sameHeadings({ documents }) {
  const outline = (document) => (document.body.match(/^#{2,3} /gm) ?? []).join('');
  return pairs(documents)
    .filter(([english, arabic]) => outline(english) !== outline(arabic))
    .map(([, arabic]) => problem(arabic, 'has other headings than its counterpart'));
}

/** Internal links lead to existing pages and contain no language; external ones use https; phone numbers are known. */
function links({ documents, routes }) {
  return documents.flatMap((document) => {
    const inText = [...document.body.matchAll(/\]\(([^)\s]*)[^)]*\)/g)].map((match) => match[1]);
    const inFields = leavesOf(document.fields)
      .filter(({ key }) => key === 'href')
      .map(({ value }) => value);
    return [...inText, ...inFields]
      .filter((href) => !isKnown(href, routes))
      .map((href) => problem(document, `links to ${href}, which does not exist`));
  });
}

/** Every picture exists and has an alternative text. */
function pictures({ documents, manifest }) {
  return documents.flatMap((document) =>
    objectsOf(document.fields).flatMap((fields) => [
      ...[...pictureKeys]
        .filter((key) => typeof fields[key] === 'string')
        .flatMap((key) => [
          ...(manifest.pictures[fields[key]] || manifest.illustrations[fields[key]]
            ? []
            : [problem(document, `names the picture ${fields[key]}, which does not exist; ${howToAddPictures}`)]),
          ...(fields[`${key}Alt`] ? [] : [problem(document, `has no ${key}Alt for ${fields[key]}`)]),
        ]),
      ...(fields.scene && !manifest.pictures[`${fields.scene}-ltr`]
        ? [problem(document, `names the scene ${fields.scene}, which does not exist`)]
        : []),
    ]),
  );
}

/** The second picture of an article stands below one of its sections. */
function placedPictures({ documents }) {
  return documents
    .filter(({ language, fields }) => language === 'en' && fields.secondImage !== undefined)
    .filter(({ fields, body }) => {
      const headings = body.match(/^#{2,3} /gm) ?? [];
      return headings[anchorsOf(body).indexOf(fields.secondImageAfter)] !== '## ';
    })
    .map((document) =>
      problem(
        document,
        `shows its second picture after ${document.fields.secondImageAfter}, which is no section of it`,
      ),
    );
}

/** Health advice names and links its sources, and has its review date and the disclaimer. */
function sources({ documents }) {
  return documents
    .filter(
      (document) =>
        document.slug !== '_about' && (healthSections.has(document.section) || document.fields.reviewed !== undefined),
    )
    .flatMap((document) => [
      ...(Array.isArray(document.fields.sources) && document.fields.sources.length > 0
        ? []
        : [problem(document, 'names no sources')]),
      ...(document.fields.sources ?? [])
        .filter(({ name }) => sourceUrl(name, document) === undefined)
        .map(({ name }) => problem(document, `names the source ${name}, which sources.mjs does not know`)),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(document.fields.reviewed ?? '')
        ? []
        : [problem(document, 'has no day of review')]),
      ...(splitNote(document.body).note
        ? []
        : [problem(document, `does not end with the general-information line: ${closingLines[document.language]}`)]),
    ]);
}

/** Spelling, abbreviations, figures, and where the signs of an emergency send to. */
function wording({ documents }) {
  return documents.flatMap((document) => {
    const text = [
      document.body.replace(/\]\([^)]*\)/g, ']'),
      ...leavesOf(document.fields)
        .filter(
          ({ key, path }) =>
            !neutralKeys.has(key) && !neutralAtTop.has(path) && !/^(subcategories|products)\./.test(path),
        )
        .map(({ value }) => String(value)),
    ].join('\n');
    return wordingProblems(text, document.language).map((what) => problem(document, what));
  });
}

/** Warning signs are ranked on one scale. */
function urgency({ documents }) {
  return documents.flatMap((document) =>
    urgencyProblems(document.body, document.language).map((what) => problem(document, what)),
  );
}

/** Placeholders are facts from configuration or values filled in by the page. */
function braces({ documents }) {
  const known = new Set([...factNames, ...runtimeNames]);
  return documents.flatMap((document) => {
    const text = [document.body, ...leavesOf(document.fields).map(({ value }) => String(value))].join('\n');
    return [...text.matchAll(factPattern)]
      .filter((match) => !known.has(match[1]))
      .map((match) => problem(document, `asks for ${match[0]}, which nobody supplies`));
  });
}

/** Related items exist, none is a product that may not be promoted, and none the previous or next article, which have links of their own. */
function related({ documents, catalogue }) {
  const writings = new Set([
    ...documents.filter(({ section }) => relatedSections.includes(section)).map(({ slug }) => slug),
    ...documents.filter(({ section }) => relatedGuides.includes(section)).map(({ path }) => path),
  ]);
  const products = new Map(catalogue.products.map((product) => [product.route, product]));
  return documents.flatMap((document) =>
    (document.fields.related ?? []).flatMap((slug) => {
      if (products.get(slug)?.regulated_feeding) return [problem(document, `promotes ${slug}`)];
      const { previous, next } = document.fields;
      if (slug === previous || slug === next) return [problem(document, `repeats its neighbor ${slug} as related`)];
      return products.has(slug) || writings.has(slug)
        ? []
        : [
            problem(
              document,
              `is related to ${slug}, which is neither a product, a text of ${relatedSections.join(', ')}, nor a part of ${relatedGuides.join(', ')}`,
            ),
          ];
    }),
  );
}

/** Menu labels, meta descriptions and the summaries of what is folded or listed have limited lengths. */
function lengths({ documents }) {
  return documents.flatMap((document) => {
    const { title, menu, description, summary, kind } = document.fields;
    const isListed =
      ['block', 'topic', 'trimester'].includes(kind) ||
      (['good-to-know', 'breastfeeding-advisor'].includes(document.section) && document.slug !== '_about');
    return [
      ...(title ? [] : [problem(document, 'has no title')]),
      ...(menu && menu.length <= 20 ? [] : [problem(document, 'has no menu label of up to 20 characters')]),
      ...(description && description.length >= 105 && description.length <= 160
        ? []
        : [problem(document, `has a description of ${description?.length ?? 0} characters (105 to 160)`)]),
      ...(!isListed || (summary && summary.length <= 44)
        ? []
        : [problem(document, 'has no summary of up to 44 characters')]),
    ];
  });
}

/** Titles and meta descriptions are unique. Texts of one page may share the title of their index only. */
function distinctHeads({ documents }) {
  return documents.flatMap((document) =>
    ['title', 'description'].flatMap((key) => {
      const other = documents.find(
        (each) =>
          each !== document &&
          each.language === document.language &&
          each.fields[key] !== undefined &&
          each.fields[key] === document.fields[key] &&
          (key === 'description' ||
            each.section !== document.section ||
            (each.slug !== '_about' && document.slug !== '_about')),
      );
      return other ? [problem(document, `has the ${key} of ${other.path}`)] : [];
    }),
  );
}

/** Bodies are plain Markdown: no HTML, no pictures, headings of levels 2 and 3 only. */
function plainMarkdown({ documents }) {
  return documents.flatMap((document) => [
    ...(/<[a-z!/]/i.test(document.body) ? [problem(document, 'holds HTML')] : []),
    ...(/!\[/.test(document.body) ? [problem(document, 'holds a picture in its text')] : []),
    ...(/^(#|#{4,}) /m.test(document.body)
      ? [problem(document, 'has a heading that is neither second nor third level')]
      : []),
  ]);
}

/** Every question has a unique id. */
function questionIds({ documents }) {
  return documents
    .filter(({ fields }) => fields.ids)
    .filter(({ fields, body }) => new Set(fields.ids).size !== (body.match(/^### /gm) ?? []).length)
    .map((document) => problem(document, 'does not have one id for each question'));
}

/** Product questions belong to an existing category, each of them to some of its subcategories, some only to products in these. */
function shopCategories({ documents, catalogue }) {
  const grouped = documents.filter(({ fields }) => fields.category_slug !== undefined);
  return [
    ...grouped.flatMap((document) => questionPlaces(document, catalogue)),
    ...unknownCategories(grouped, catalogue),
  ];
}

function questionPlaces(document, { categories, products: catalogue }) {
  const { ids = [], subcategories = {}, products = {}, category_slug } = document.fields;
  const known = categories.find(({ slug }) => slug === category_slug)?.sub_categories.map(({ slug }) => slug) ?? [];
  return [
    ...ids
      .filter((id) => !(subcategories[id]?.length > 0))
      .map((id) => problem(document, `names no subcategory for the question ${id}`)),
    ...Object.values(subcategories)
      .flat()
      .filter((slug) => !known.includes(slug))
      .map((slug) => problem(document, `names the subcategory ${slug}, which its category does not have`)),
    ...Object.entries(products).flatMap(([id, routes]) =>
      routes
        .filter((route) => !subcategories[id]?.includes(catalogue.find((each) => each.route === route)?.sub_category))
        .map((route) => problem(document, `names the product ${route}, which the subcategories of ${id} do not have`)),
    ),
  ];
}

function unknownCategories(documents, catalogue) {
  return documents
    .filter(({ fields }) => !catalogue.categories.some(({ slug }) => slug === fields.category_slug))
    .map((document) =>
      problem(document, `belongs to the category ${document.fields.category_slug}, which does not exist`),
    );
}

/** Products that may not be promoted are not shown on the home page. */
function homePictures({ documents, catalogue }) {
  const regulated = new Set(
    catalogue.products.filter((product) => product.regulated_feeding).flatMap((product) => product.images_list),
  );
  return documents
    .filter(({ section }) => section === 'home')
    .flatMap((document) =>
      leavesOf(document.fields)
        .filter(
          ({ key, value }) =>
            (key === 'scene' && regulatedScenes.has(value)) || (key === 'image' && regulated.has(value)),
        )
        .map(({ value }) => problem(document, `shows ${value}, which may not be promoted`)),
    );
}

/** Drawings tell the pieces apart. A section's page may show the drawing of a piece within it. */
function ownDrawings({ documents, manifest }) {
  const english = documents.filter(({ language }) => language === 'en');
  return english.flatMap((document, position) =>
    [document.fields.image, document.fields.secondImage]
      .filter((name) => name in manifest.illustrations)
      .flatMap((name) => {
        const earlier = english
          .slice(0, position)
          .find(
            ({ fields, section, slug }) =>
              [fields.image, fields.secondImage].includes(name) &&
              (section !== document.section || (slug !== '_about' && document.slug !== '_about')),
          );
        return earlier ? [problem(document, `shows ${name}, the drawing of ${earlier.path}`)] : [];
      }),
  );
}

function problem(document, what) {
  return `${document.language}/${document.path}.md ${what}`;
}

function counterpartOf(document, documents) {
  return documents.find(({ path, language }) => path === document.path && language !== document.language);
}

function pairs(documents) {
  return documents
    .filter(({ language }) => language === 'en')
    .map((english) => [english, counterpartOf(english, documents)])
    .filter(([, arabic]) => arabic);
}

function difference(a, b) {
  return [...a].filter((item) => !b.has(item)).concat([...b].filter((item) => !a.has(item)));
}

function shapeOf(fields) {
  return new Set(leavesOf(fields).map(({ path }) => path));
}

/** Every leaf value with its path and key. */
function leavesOf(value, path = '', key = '') {
  if (Array.isArray(value)) return value.flatMap((item, i) => leavesOf(item, `${path}[${i}]`, key));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, item]) => leavesOf(item, path ? `${path}.${name}` : name, name));
  return [{ path, key, value }];
}

function objectsOf(value) {
  if (Array.isArray(value)) return value.flatMap(objectsOf);
  if (value === null || typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsOf)];
}

/** Removes the direction of a crop, which differs by language. */
function neutral(value) {
  return String(value).replace(/-(ltr|rtl)$/, '');
}

function isKnown(href, routes) {
  if (/^\{[A-Za-z]+\}$/.test(href) || /^https:\/\/[^/]+/.test(href)) return true;
  if (href.startsWith('tel:')) return href.slice(4) in phoneNumbers;
  const path = href.replace(/#.*$/, '');
  return routes.has(path) || (!path.startsWith('/about?') && routes.has(path.replace(/\?.*$/, '')));
}
