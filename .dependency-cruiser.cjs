// The dependency rules of docs/architecture.md. An import that is not allowed here is refused; see `scripts/test/architecture.test.mjs`.

const { routePages } = require('./scripts/lint/route-pages.cjs');

/** What each package may import besides itself. */
const allowedDependencies = {
  'packages/rules': [],
  'packages/contract': ['packages/rules'],
  'packages/content': ['packages/contract', 'packages/rules'],
  'packages/ui': ['packages/rules/src/locale'],
  'packages/data': ['packages/contract', 'packages/rules'],
  'apps/storefront': ['packages/data', 'packages/rules', 'packages/ui'],
  'apps/api': ['packages/content', 'packages/contract', 'packages/rules'],
  'apps/serve': [
    'apps/api',
    'apps/storefront',
    'packages/content',
    'packages/contract',
    'packages/data',
    'packages/rules',
    'packages/ui',
  ],
};

const test = '\\.(test|spec|stories)\\.tsx?$|/test/|/e2e/|/scripts/|\\.config\\.(ts|js)$|vitest\\.';

const packageRules = Object.entries(allowedDependencies).map(([from, allowed]) => ({
  name: `dependencies-of-${from.split('/')[1]}`,
  comment: `${from} may import ${allowed.join(', ') || 'no other package'}.`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed].map((path) => `^${path}/`) },
}));

/** Third-party modules that a package must not import. */
const libraryRules = [
  [
    'packages/ui',
    'react-router|react-router-dom|jotai|jotai-tanstack-query|@tanstack/[^/]+|rosetta|fastify|drizzle-orm|@sinclair/typebox',
  ],
  [
    'packages/data',
    'react-dom|react-router|react-router-dom|styled-components|@floating-ui/[^/]+|swiper|formik|yup|@sinclair/typebox',
  ],
  ['packages/rules', '[^/]+|@[^/]+/[^/]+'],
  ['apps/storefront', '@sinclair/typebox|fastify|drizzle-orm|pg|@electric-sql/[^/]+'],
  ['apps/api', 'react|react-dom|react-router-dom|styled-components|jotai|@tanstack/[^/]+'],
].map(([from, names]) => ({
  name: `libraries-of-${from.split('/')[1]}`,
  comment: `${from} must not use these libraries.`,
  severity: 'error',
  from: { path: `^${from}/src/`, pathNot: test },
  to: { path: `(^|/)node_modules/(${names})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...packageRules,
    ...libraryRules,
    {
      name: 'contract-types-only',
      comment: 'data imports types only from the contract: no schema reaches the browser.',
      severity: 'error',
      from: { path: '^packages/data/src/', pathNot: test },
      to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'locale-below-shop',
      comment: 'ui may import rules/locale, so it must not depend on the shop.',
      severity: 'error',
      from: { path: '^packages/rules/src/locale/' },
      to: { path: '^packages/rules/src/(?!locale/)' },
    },
    {
      name: 'domains-in-one-direction',
      comment: 'Domains of data depend on each other in one direction.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/data/src/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'data-http-knows-no-domain',
      comment: 'http must not depend on a domain.',
      severity: 'error',
      from: { path: '^packages/data/src/http/', pathNot: test },
      to: { path: '^packages/data/src/(?!http/)' },
    },
    {
      name: 'foundation-below-components',
      comment: 'Tokens, brands and the provider must not depend on components.',
      severity: 'error',
      from: { path: '^packages/ui/src/foundation/', pathNot: test },
      to: { path: '^packages/ui/src/(?!foundation/)' },
    },
    {
      name: 'formik-in-its-own-entry',
      comment: 'formik and yup are optional peers: only forms/formik imports them.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: [test, '^packages/ui/src/forms/formik/'] },
      to: { path: '(^|/)node_modules/(formik|yup)/' },
    },
    {
      name: 'api-routes-are-an-edge',
      comment: 'routes.ts is the HTTP layer; domains use each other through their services.',
      severity: 'error',
      from: { path: '^apps/api/src/[^/]+/', pathNot: [test, '^apps/api/src/http/'] },
      to: { path: '^apps/api/src/[^/]+/routes\\.ts$' },
    },
    {
      name: 'storefront-routes-are-an-edge',
      comment: 'Only the route table imports route modules.',
      severity: 'error',
      from: { path: '^apps/storefront/src/', pathNot: [test, '^apps/storefront/src/app/routing/'] },
      to: { path: `^apps/storefront/src/routes/(${routePages.join('|')})\\.tsx?$` },
    },
    {
      name: 'no-platform-below-the-apps',
      comment: 'rules, contract, ui and data run in the browser: no Node modules.',
      severity: 'error',
      from: { path: '^packages/(rules|contract|ui|data)/src/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sources-know-no-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: test },
      to: { path: test, pathNot: 'node_modules' },
    },
    {
      name: 'no-cycle',
      comment: 'Dynamic imports may close a cycle: they run after all modules of it.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-undeclared-dependency',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: test },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.base.json` },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
    },
  },
};
