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

/** Brotli bytes; 1 kB is 1000 bytes. */
export const budgets = { home: 128_000, route: 25_000, forms: 25_000, swiper: 27_000, look: 75_000 };

/** Chunks with a budget of their own, loaded only where they are used. */
const apart = /** @type {const} */ (['forms', 'swiper']);

const languages = [
  { code: 'en', name: 'English' },
  { code: 'ar', name: 'Arabic' },
];

/** The messages the home page shows: those of the components, the shell and the page itself. @param {string} code */
const firstMessages = (code) => new RegExp(`(/strings/${code}|/messages/${code}/(shell|home))\\.ts$`);

/**
 * Keys of a chunk and of all it imports statically.
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @param {Set<string>} [seen]
 */
function closure(manifest, keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

/** @typedef {{ what: string, files: string[], budget: number }} Row built files, each once, and what they may weigh together */

/**
 * What each page fetches.
 * @param {Manifest} manifest
 * @param {string[]} pages route modules, home first, below `src/routes` and without extension
 * @returns {Row[]}
 */
export function scriptRows(manifest, pages) {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const [home = '', ...others] = pages.map((page) => `src/routes/${page}.tsx`);
  const missing = [home, ...others].filter((key) => manifest[key] === undefined);
  if (entry.length === 0 || missing.length > 0)
    throw new Error(`not in the manifest: ${missing.join(', ') || 'the entry'}`);

  const isApart = (/** @type {string} */ key) => apart.some((name) => manifest[key]?.name === name);
  const filesOf = (/** @type {Iterable<string>} */ keys) => [
    ...new Set([...keys].map((key) => manifest[key]?.file ?? '')),
  ];

  const firstView = closure(manifest, [...entry, home]);
  return [
    ...languages.map(({ code, name }) => ({
      what: `home, first view, ${name}`,
      files: filesOf([...firstView, ...Object.keys(manifest).filter((key) => firstMessages(code).test(key))]),
      budget: budgets.home,
    })),
    ...others.map((key) => ({
      what: key.replace(/^src\/routes\/|\.tsx$/g, ''),
      files: filesOf([...closure(manifest, [key])].filter((needed) => !firstView.has(needed) && !isApart(needed))),
      budget: budgets.route,
    })),
    ...apart
      .filter((name) => Object.values(manifest).some((chunk) => chunk.name === name))
      .map((name) => ({
        what: `${name} (counted apart)`,
        files: filesOf(Object.keys(manifest).filter((key) => manifest[key]?.name === name)),
        budget: budgets[name],
      })),
  ];
}

/**
 * Style sheets and fonts of the first view. An Arabic page has the digits and signs of Latin.
 * @param {Manifest} manifest
 * @param {string} home route module of the home page
 * @param {string[]} fonts built font files
 * @returns {Row[]}
 */
export function lookRows(manifest, home, fonts) {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const keys = closure(manifest, [...entry, `src/routes/${home}.tsx`]);
  const styles = new Set([...keys].flatMap((key) => manifest[key]?.css ?? []));
  // The whole fonts come with rarer signs alone.
  const latin = fonts.filter((file) => /core-latin/.test(file));
  const arabic = fonts.filter((file) => /core-(arabic|signs)/.test(file));
  if (latin.length === 0 || arabic.length < 2) throw new Error('a font of one language is missing in the build');
  return [
    { what: 'styles and fonts, English', files: [...styles, ...latin], budget: budgets.look },
    { what: 'styles and fonts, Arabic', files: [...styles, ...arabic], budget: budgets.look },
  ];
}
