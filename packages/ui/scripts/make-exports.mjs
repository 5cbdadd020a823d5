/**
 * Writes what follows from the folders: the `exports` of package.json (sources for the workspace, dist for the published
 * package) and the root entry `src/index.ts`. Every component folder `src/<group>/<Name>/index.ts` becomes `@mahd/ui/<Name>`.
 *
 *   node scripts/make-exports.mjs           writes
 *   node scripts/make-exports.mjs --check   exits with 1 and names what is stale
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Entries that are no component: name → source without extension. They exist once their source exists. */
const fixedEntries = {
  provider: 'foundation/provider',
  GlobalStyle: 'foundation/style/index',
  icons: 'foundation/icons/index',
  fonts: 'foundation/fonts',
  breakpoints: 'foundation/breakpoints',
  contentVisibility: 'foundation/style/contentVisibility',
  VisuallyHidden: 'foundation/VisuallyHidden',
  stateTones: 'foundation/stateTones',
  lazyWithRetry: 'foundation/lazyWithRetry',
  'strings/en': 'foundation/strings/en',
  'strings/ar': 'foundation/strings/ar',
  'brands/mahd': 'foundation/brands/mahd',
  'brands/nada': 'foundation/brands/nada',
  formik: 'forms/formik/index',
  testing: 'testing/index',
};

/** What the root entry offers beside the components; string packs, fonts and adapters stay entries of their own. */
const inRoot = [
  'foundation/provider',
  'foundation/style/index',
  'foundation/icons/index',
  'foundation/breakpoints',
  'foundation/style/contentVisibility',
  'foundation/VisuallyHidden',
];

const directories = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

const componentSources = directories(join(root, 'src'))
  .flatMap((group) => directories(join(root, 'src', group)).map((name) => `${group}/${name}`))
  .filter((path) => /\/[A-Z]\w*$/.test(path) && existsSync(join(root, 'src', path, 'index.ts')));

const components = componentSources.map((path) => [path.split('/')[1], `${path}/index`]);
const names = components.map(([name]) => name);
const doubled = names.find((name, at) => names.indexOf(name) !== at);
if (doubled) throw new Error(`Two components are called ${doubled}.`);

const entries = [
  ['.', 'index'],
  ...[
    ...Object.entries(fixedEntries).filter(([, source]) => existsSync(join(root, 'src', `${source}.ts`))),
    ...components,
  ]
    .map(([name, source]) => [`./${name}`, source])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
];

const manifestPath = join(root, 'package.json');
const manifestBefore = readFileSync(manifestPath, 'utf8');
const manifest = JSON.parse(manifestBefore);
manifest.exports = {
  ...Object.fromEntries(entries.map(([name, source]) => [name, `./src/${source}.ts`])),
  './stylelint': './stylelint.js',
  // For the builds of this repository; it is not published.
  './styled-components.config': './styled-components.config.js',
};
manifest.publishConfig = {
  access: 'public',
  exports: {
    ...Object.fromEntries(
      entries.map(([name, source]) => [name, { types: `./dist/${source}.d.ts`, default: `./dist/${source}.js` }]),
    ),
    './stylelint': { types: './stylelint.d.ts', default: './stylelint.js' },
    // Made by the build (scripts/make-tokens.mjs).
    './tokens/*.json': './dist/tokens/*.json',
  },
};

const indexLines = [...inRoot, ...components.map(([, source]) => source)].map(
  (source) => `export * from './${source}.js';`,
);
const outputs = {
  'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
  'src/index.ts': `// Made by scripts/make-exports.mjs.\n${indexLines.join('\n')}\n`,
};

const stale = Object.entries(outputs).filter(
  ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
);
if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`Stale: ${stale.map(([path]) => path).join(', ')}. Run: node packages/ui/scripts/make-exports.mjs`);
    process.exit(1);
  }
} else {
  for (const [path, text] of stale) writeFileSync(join(root, path), text);
  console.log(`${components.length} components, ${entries.length} entries`);
}
