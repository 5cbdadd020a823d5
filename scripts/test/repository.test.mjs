import { describe, expect, it } from 'vitest';
import { documentProblems } from '../lint/document-references.mjs';
import { repositoryProblems } from '../lint/repository-rules.mjs';

/** @param {string} path @param {string} [text] */
const problems = (path, text = '') => repositoryProblems([{ path, text }]);

// Assembled from parts, because this file is checked too.
const outside = ['..', 'shared'].join('/');
const registry = ['registry', 'npmjs', 'org'].join('.');
const machine = ['', 'work', 'main'].join('/');
const program = ['', 'usr', 'bin', 'chromium'].join('/');
const disable = ['eslint', 'disable-next-line'].join('-');
const disableStyle = ['stylelint', 'disable'].join('-');

describe('repository rules refuse', () => {
  it.each([
    ['packages/rules/src/shop/utils.ts', ''],
    ['packages/rules/src/helpers/money.ts', ''],
    ['apps/api/src/common/index.ts', ''],
    ['apps/api/src/cart/cartHelper.ts', ''],
    ['apps/api/src/cart/CartManager.ts', ''],
    ['scripts/misc.mjs', ''],
    ['apps/storefront/src/routes/product.tsx', 'a\n'.repeat(161)],
    ['packages/data/src/cart/Cart.tsx', ''],
    ['packages/data/src/cart/cart.css', ''],
    ['apps/api/src/mail/Mail.tsx', ''],
    ['README.md', `see ${outside}/specification.md`],
    ['.npmrc', `registry=https://${registry}/`],
    ['scripts/start.mjs', `const root = '${machine}/scripts';`],
    ['packages/ui/test/browser.ts', `executablePath: '${program}'`],
    ['scripts/run.sh', `exec ${program} --headless`],
    ['packages/ui/src/a.ts', `// ${disable} no-console`],
    ['packages/ui/src/a.ts', `/* ${disableStyle} property-disallowed-list */`],
  ])('%s %s', (path, text) => {
    expect(problems(path, text)).toHaveLength(1);
  });
});

describe('repository rules accept', () => {
  it.each([
    ['packages/content/en/articles/common-questions.md', ''],
    ['packages/rules/src/shop/commonality.ts', ''],
    ['apps/storefront/src/routes/product.tsx', 'a\n'.repeat(160)],
    ['apps/storefront/src/routes/test/product.test.tsx', 'a\n'.repeat(500)],
    ['packages/ui/src/a.tsx', "import { b } from '../Button/Button.js'; const path = '/home/';"],
    ['packages/ui/src/a.ts', `// ${disable} no-console -- the one place that reports`],
    ['.ci/run.sh', '#!/usr/bin/env bash'],
    ['packages/ui/src/a.ts', "import type { A } from '../usr/bin/a.js'; const href = '/opt-out';"],
  ])('%s %s', (path, text) => {
    expect(problems(path, text)).toEqual([]);
  });
});

describe('references in documents', () => {
  const paths = ['docs/a.md', 'docs/pictures/home.webp', 'apps/api/test/http/orders.test.ts'];
  const found = (/** @type {string} */ text, path = 'docs/a.md') =>
    documentProblems(
      [
        { path, text },
        { path: 'apps/api/test/http/orders.test.ts', text: "it('creates one order', () => undefined);" },
      ],
      paths,
    );

  it.each([
    '[b](b.md)',
    '[b](../a.md#part)',
    'see `http/order.test.ts`',
    'see `http/orders.test.ts` "creates one order", "sells all"',
  ])('must exist: %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each([
    '![home](pictures/home.webp)',
    '[folder](../apps/api/)',
    '[self](#part)',
    '[outside](https://example.org/b.md)',
    'see `http/orders.test.ts` "creates one order"',
  ])('are accepted: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('in texts of the shop are not files', () => {
    expect(found('[oil](/product/oil)', 'packages/content/en/blog/oil.md')).toEqual([]);
  });
});
