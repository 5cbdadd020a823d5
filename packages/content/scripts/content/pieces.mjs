// Converts a document: HTML, blocks by heading, the closing note, pictures resolved.
import { htmlOf, textOf } from './render.mjs';
import { sourceUrl } from './sources.mjs';
import { joined, joinedProse } from './units.mjs';

const closingNote = /^(General information|معلومات عامة)/;
/** Front-matter keys of pictures, with the keys of their alternative texts. */
const pictureKeys = { image: 'imageAlt', secondImage: 'secondImageAlt', poster: 'posterAlt' };
/** Keys of plain texts of more than one line. */
const proseKeys = new Set(['intro', 'note', 'text']);
const commonKeys = new Set([
  'title',
  'menu',
  'description',
  'image',
  'imageAlt',
  'order',
  'reviewed',
  'sources',
  'related',
  'keys',
  'section',
  'intro',
]);

/** The piece of a document: the common fields, and those of its section. */
export function pieceOf(document, art) {
  const { fields, body } = document;
  const { text, note } = splitNote(body);
  const html = htmlOf(text, document.anchors);
  return {
    slug: document.slug,
    order: fields.order,
    title: fields.title,
    menu: fields.menu,
    description: joined(fields.description),
    image: art.artworkOf(fields.image, fields.imageAlt),
    intro: fields.intro ? htmlOf(fields.intro) : '',
    html,
    note: note ? htmlOf(note) : '',
    reviewed: fields.reviewed ?? null,
    sources: (fields.sources ?? []).map((source) => ({ ...source, url: sourceUrl(source.name, document) })),
    related: fields.related ?? [],
    ...extrasOf(fields, art),
  };
}

/** A section's index text. Its body is the introduction when there is no `intro` key. */
export function introductionOf(document, art) {
  const piece = pieceOf(document, art);
  return piece.intro ? piece : { ...piece, intro: piece.html, html: '' };
}

/** A piece split at its second-level headings: `html` is the part before the first one. */
export function inBlocks(piece) {
  const first = piece.html.search(/<h2 /);
  if (first < 0) return { ...piece, blocks: [] };
  return { ...piece, html: piece.html.slice(0, first).trim(), blocks: blocksOf(piece.html) };
}

/** The questions of a list: each ### is one; a later ## ends the list. */
export function questionsOf(document) {
  const { text } = splitNote(document.body);
  const [, list = ''] = text.split(/^## .*$/m);
  const questions = list.split(/^### /m).slice(1);
  return questions.map((question, i) => {
    const [title = '', ...answer] = question.split('\n');
    const id = document.fields.ids[i];
    const subcategories = document.fields.subcategories?.[id] ?? [];
    const products = document.fields.products?.[id] ?? [];
    return { id, subcategories, products, question: title.trim(), html: htmlOf(answer.join('\n')) };
  });
}

/** The part after the list of questions, with its heading. */
export function closingOf(document) {
  const { text } = splitNote(document.body);
  const closing = text
    .split(/^(?=## )/m)
    .slice(2)
    // The disclaimer is separate; drop a heading that had nothing else below it.
    .filter((part) => part.split('\n').slice(1).join('').trim() !== '');
  return closing.length > 0 ? htmlOf(closing.join('')) : '';
}

/** Splits the closing disclaimer from the text before it. */
export function splitNote(body) {
  const paragraphs = body.split(/\n{2,}/);
  const last = paragraphs.at(-1) ?? '';
  return closingNote.test(last) ? { text: paragraphs.slice(0, -1).join('\n\n'), note: last } : { text: body, note: '' };
}

/** The part below each second-level heading, for tabs and cards. */
function blocksOf(html) {
  return [...html.matchAll(/<h2 id="([^"]*)">([\s\S]*?)<\/h2>([\s\S]*?)(?=<h2 |$)/g)].map(([, id, heading, rest]) => ({
    id,
    heading: textOf(heading),
    html: rest.trim(),
  }));
}

function extrasOf(fields, art) {
  const extras = Object.entries(fields).filter(([key]) => !commonKeys.has(key));
  return resolvePictures(Object.fromEntries(extras), art);
}

/** Resolves picture names recursively; a `scene` becomes `art`, the hero picture in its three crops. Plain texts break where they should. */
function resolvePictures(value, art) {
  if (Array.isArray(value)) return value.map((item) => resolvePictures(item, art));
  if (value === null || typeof value !== 'object') return value;
  const result = {};
  const altKeys = new Set(Object.values(pictureKeys));
  for (const [key, item] of Object.entries(value)) {
    // It may also be the caption.
    if (key in pictureKeys) result[key] = art.artworkOf(item, joined(value[pictureKeys[key]]));
    else if (key === 'scene') result.art = art.sceneOf(item);
    else if (proseKeys.has(key) && typeof item === 'string') result[key] = joinedProse(item);
    else if (!altKeys.has(key)) result[key] = resolvePictures(item, art);
  }
  return result;
}
