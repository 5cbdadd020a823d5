import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from '../workspace/root.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
const config = createRequire(import.meta.url)(inRoot('.dependency-cruiser.cjs'));

/** @type {Record<string, string>} */
const folders = {
  rules: 'packages/rules',
  contract: 'packages/contract',
  content: 'packages/content',
  ui: 'packages/ui',
  data: 'packages/data',
  storefront: 'apps/storefront',
  api: 'apps/api',
  serve: 'apps/serve',
};

/** Which package may import which, as in docs/architecture.md. @type {Record<string, string[]>} */
const allowed = {
  rules: [],
  contract: ['rules'],
  content: ['contract', 'rules'],
  ui: ['rules'],
  data: ['rules', 'contract'],
  storefront: ['ui', 'data', 'rules'],
  api: ['contract', 'content', 'rules'],
  serve: ['rules', 'contract', 'content', 'ui', 'data', 'storefront', 'api'],
};

let workspace = '';

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
}

// A workspace with the same packages: each has one entry and can resolve all others.
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'mahd-workspace-'));
  for (const [name, folder] of Object.entries(folders)) {
    const manifest = { name: `@mahd/${name}`, type: 'module', exports: { '.': './src/locale/index.ts' } };
    const dependencies = Object.fromEntries(Object.keys(folders).map((other) => [`@mahd/${other}`, 'workspace:*']));
    write(`${folder}/package.json`, JSON.stringify({ ...manifest, dependencies }));
    write(`${folder}/src/locale/index.ts`, 'export const entry = 1;\nexport type Entry = number;\n');
    mkdirSync(join(workspace, folder, 'node_modules/@mahd'), { recursive: true });
    for (const [other, target] of Object.entries(folders)) {
      symlinkSync(join(workspace, target), join(workspace, folder, 'node_modules/@mahd', other));
    }
  }
});

afterEach(() => rmSync(workspace, { recursive: true, force: true }));

/** The violations after adding these files. @param {Record<string, string>} files */
async function violations(files) {
  for (const [path, text] of Object.entries(files)) write(path, text);
  const { tsConfig: _own, enhancedResolveOptions, ...options } = config.options ?? {};
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...options, baseDir: workspace, validate: true, ruleSet: { forbidden: config.forbidden } },
    /** @type {import('dependency-cruiser').IResolveOptions} */ (enhancedResolveOptions),
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations;
}

/** Names of the violated rules. @param {Record<string, string>} files */
const violatedRules = async (files) => (await violations(files)).map(({ rule }) => rule.name);

describe('dependencies between packages', () => {
  const pairs = Object.keys(folders).flatMap((from) =>
    Object.keys(folders)
      .filter((to) => to !== from)
      .map((to) => ({ from, to })),
  );
  /** @param {{ from: string, to: string }} pair */
  const sample = ({ from, to }) => `${folders[from]}/src/locale/to-${to}.ts`;

  it('are exactly the allowed ones', async () => {
    const files = Object.fromEntries(
      pairs.map((pair) => [
        sample(pair),
        `import type { Entry } from '@mahd/${pair.to}';\nexport const sample: Entry = 1;\n`,
      ]),
    );
    const refusals = (await violations(files)).filter(({ rule }) => rule.name.startsWith('dependencies-of-'));
    const refusedPairs = refusals.map(({ from, rule }) => `${from} ${rule.name}`);
    const expected = pairs
      .filter(({ from, to }) => !allowed[from]?.includes(to))
      .map((pair) => `${sample(pair)} dependencies-of-${pair.from}`);
    expect(refusedPairs.sort()).toEqual(expected.sort());
  });
});

/** @type {[string, string, Record<string, string>][]} */
const refused = [
  [
    'ui imports rules/shop',
    'dependencies-of-ui',
    {
      'packages/rules/src/shop/money.ts': 'export const money = 1;',
      'packages/rules/package.json': '{ "name": "@mahd/rules", "exports": { "./shop": "./src/shop/money.ts" } }',
      'packages/ui/src/a.ts': "export { money } from '@mahd/rules/shop';",
    },
  ],
  [
    'data imports a schema, not a type',
    'contract-types-only',
    { 'packages/data/src/cart/a.ts': "import { entry } from '@mahd/contract';\nexport const a = entry;" },
  ],
  [
    'locale imports shop',
    'locale-below-shop',
    {
      'packages/rules/src/shop/a.ts': 'export const a = 1;',
      'packages/rules/src/locale/b.ts': "export { a } from '../shop/a.js';",
    },
  ],
  [
    'two domains import each other',
    'domains-in-one-direction',
    {
      'packages/data/src/catalog/view.ts': 'export const view = 1;',
      'packages/data/src/catalog/api.ts': "export { cart } from '../cart/cart.js';",
      'packages/data/src/cart/cart.ts': 'export const cart = 1;',
      'packages/data/src/cart/line.ts': "export { view } from '../catalog/view.js';",
    },
  ],
  [
    'http imports a domain',
    'data-http-knows-no-domain',
    {
      'packages/data/src/cart/index.ts': 'export const cart = 1;',
      'packages/data/src/http/client.ts': "export { cart } from '../cart/index.js';",
    },
  ],
  [
    'foundation imports a component',
    'foundation-below-components',
    {
      'packages/ui/src/actions/Button/Button.ts': 'export const Button = 1;',
      'packages/ui/src/foundation/provider.ts': "export { Button } from '../actions/Button/Button.js';",
    },
  ],
  [
    'a domain of the api imports the routes of another',
    'api-routes-are-an-edge',
    {
      'apps/api/src/cart/routes.ts': 'export const routes = 1;',
      'apps/api/src/orders/service.ts': "export { routes } from '../cart/routes.js';",
    },
  ],
  [
    'a route module imports another',
    'storefront-routes-are-an-edge',
    {
      'apps/storefront/src/routes/home/Home.tsx': 'export const Component = 1;',
      'apps/storefront/src/routes/catalog/Product.tsx': "export { Component } from '../home/Home.js';",
    },
  ],
  [
    'data uses a Node module',
    'no-platform-below-the-apps',
    { 'packages/data/src/cart/a.ts': "export { readFile } from 'node:fs';" },
  ],
  [
    'a source imports a test',
    'sources-know-no-tests',
    {
      'packages/data/test/samples.ts': 'export const samples = 1;',
      'packages/data/src/cart/a.ts': "export { samples } from '../../test/samples.js';",
    },
  ],
  [
    'two files import each other',
    'no-cycle',
    {
      'packages/rules/src/shop/a.ts': "import { b } from './b.js';\nexport const a = b;",
      'packages/rules/src/shop/b.ts': "import { a } from './a.js';\nexport const b = a;",
    },
  ],
  ['an import cannot be resolved', 'no-unresolved', { 'packages/rules/src/shop/a.ts': "export { b } from './b.js';" }],
];

/** A third-party module as pnpm would link it. @param {string} name @param {string} folder */
const library = (name, folder) => ({
  [`${folder}/node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
  [`${folder}/node_modules/${name}/index.js`]: 'module.exports = 1;',
});

describe('dependencies inside packages', () => {
  it.each(refused)('%s: refused', async (_what, rule, files) => {
    expect(await violatedRules(files)).toContain(rule);
  });

  it.each([
    ['ui', 'react-router-dom', 'libraries-of-ui'],
    ['ui', '@tanstack/query-core', 'libraries-of-ui'],
    ['ui', 'formik', 'formik-in-its-own-entry'],
    ['data', 'styled-components', 'libraries-of-data'],
    ['data', '@sinclair/typebox', 'libraries-of-data'],
    ['rules', 'lodash', 'libraries-of-rules'],
    ['storefront', '@sinclair/typebox', 'libraries-of-storefront'],
    ['api', 'react', 'libraries-of-api'],
  ])('%s imports %s: refused', async (from, name, rule) => {
    const folder = folders[from] ?? '';
    const files = { ...library(name, folder), [`${folder}/src/catalog/a.ts`]: `export * from '${name}';` };
    expect(await violatedRules(files)).toContain(rule);
  });

  it('ui imports formik in forms/formik: accepted', async () => {
    const files = {
      ...library('formik', 'packages/ui'),
      'packages/ui/src/forms/formik/a.ts': "export * from 'formik';",
    };
    expect(await violatedRules(files)).not.toContain('formik-in-its-own-entry');
  });
});
