import { budgets } from './budgets.mjs';

/**
 * A chunk of Vite's manifest.
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string} [name]
 * @property {boolean} [isEntry]
 * @property {string[]} [imports] keys of chunks it imports statically
 * @property {string[]} [css]
 * @property {string[]} [assets]
 */
/** @typedef {Record<string, Chunk>} Manifest keyed by source path */

/** Chunks with their own budget, loaded only where they are used. */
const separateChunks = /** @type {const} */ (['forms', 'swiper']);

const languages = [
  { code: 'en', name: 'English' },
  { code: 'ar', name: 'Arabic' },
];

/** The messages of the home page: those of the components, the shell and the page itself. @param {string} code */
const firstMessages = (code) => new RegExp(`(/strings/${code}|/messages/${code}/(shell|home))\\.ts$`);

/**
 * Keys of chunks and of their static imports.
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @param {Set<string>} [seen]
 */
function withImports(manifest, keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

/** @typedef {{ what: string, files: string[], budget: number, maxUsed?: number }} Row built files, their budget in brotli bytes, and the share of it that may be used */

/**
 * The scripts of each page. The entry holds the home page.
 * @param {Manifest} manifest
 * @param {string[]} pages route modules below `src/routes`, without extension
 * @returns {Row[]}
 */
export function scriptRows(manifest, pages) {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const others = pages.filter((page) => page !== 'home/Home').map((page) => `src/routes/${page}.tsx`);
  const missing = others.filter((key) => manifest[key] === undefined);
  if (entry.length === 0 || missing.length > 0)
    throw new Error(`Not in the manifest: ${missing.join(', ') || 'the entry'}`);

  const isSeparate = (/** @type {string} */ key) => separateChunks.some((name) => manifest[key]?.name === name);
  const filesOf = (/** @type {Iterable<string>} */ keys) => [
    ...new Set([...keys].map((key) => manifest[key]?.file ?? '')),
  ];

  const firstView = withImports(manifest, entry);
  return [
    ...languages.map(({ code, name }) => ({
      what: `home, first view, ${name}`,
      files: filesOf([...firstView, ...Object.keys(manifest).filter((key) => firstMessages(code).test(key))]),
      budget: budgets.home,
      // Most of it is libraries as published; our own code must not grow. The hashes in the names of other chunks alone change it by up to 0.2 kB.
      maxUsed: 1,
    })),
    ...others.map((key) => ({
      what: key.replace(/^src\/routes\/|\.tsx$/g, ''),
      files: filesOf(
        [...withImports(manifest, [key])].filter((needed) => !firstView.has(needed) && !isSeparate(needed)),
      ),
      budget: budgets.route,
    })),
    ...separateChunks
      .filter((name) => Object.values(manifest).some((chunk) => chunk.name === name))
      .map((name) => ({
        what: `${name} (separate)`,
        files: filesOf(Object.keys(manifest).filter((key) => manifest[key]?.name === name)),
        budget: budgets[name],
      })),
  ];
}

/**
 * Style sheets and fonts of the first view. An Arabic page also preloads Latin digits and punctuation.
 * @param {Manifest} manifest
 * @param {string[]} fonts built font files
 * @returns {Row[]}
 */
export function styleRows(manifest, fonts) {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const keys = withImports(manifest, entry);
  const styles = new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
  // The complete font files load for rare characters only.
  const latin = fonts.filter((file) => /core-latin/.test(file));
  const arabic = fonts.filter((file) => /core-(arabic|signs)/.test(file));
  if (latin.length === 0 || arabic.length < 2) throw new Error('A font of one language is missing in the build.');
  return [
    { what: 'styles and fonts, English', files: [...styles, ...latin], budget: budgets.styles },
    { what: 'styles and fonts, Arabic', files: [...styles, ...arabic], budget: budgets.styles },
  ];
}
