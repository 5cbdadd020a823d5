/** @typedef {import('playwright').Page} Page */
/** @typedef {typeof import('./labels.mjs').labels['en']} Labels */

/**
 * A measured interaction on a phone.
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path
 * @property {(page: Page, labels: Labels) => Promise<unknown>} [prepare] runs before the measurement
 * @property {(page: Page, labels: Labels) => import('playwright').Locator} target the element to tap
 * @property {(page: Page) => Promise<unknown>} done resolves when its effect is visible
 */

/** @type {readonly Interaction[]} */
export const interactions = [
  {
    name: 'add to cart',
    path: '/products',
    target: (page, { addToCart }) =>
      page.locator('[data-part=product-card]').getByRole('button', { name: addToCart }).first(),
    done: (page) => page.locator('[data-part=bottom-sheet]').waitFor(),
  },
  {
    name: 'open drawer',
    path: '',
    target: (page, { openMenu }) => page.getByRole('button', { name: openMenu }),
    done: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'open search',
    path: '',
    target: (page, { openSearch }) => page.getByRole('button', { name: openSearch }),
    done: (page) => page.locator('[data-part=search-dropdown]').waitFor(),
  },
  {
    name: 'filter',
    path: '/products',
    prepare: (page, { filters }) => page.getByRole('button', { name: filters }).tap(),
    target: (page, { inStockOnly }) => page.getByRole('checkbox', { name: inStockOnly }).and(page.locator(':visible')),
    done: (page) => page.waitForURL(/inStock=true/),
  },
  {
    name: 'switch tab',
    path: '/about',
    target: (page) => page.getByRole('tab').nth(2),
    done: (page) => page.waitForURL(/active=mission/),
  },
];

/** @typedef {{ name: string, path: string, target: (page: Page) => import('playwright').Locator }} Navigation */

/** In-shop navigations. @type {readonly Navigation[]} */
export const navigations = [
  {
    name: 'home → category',
    path: '',
    target: (page) => page.locator('main a[href$="/products/bottlefeeding"]').and(page.locator(':visible')).first(),
  },
  {
    name: 'listing → product',
    path: '/products',
    target: (page) => page.locator('[data-part=product-card] h2 a').first(),
  },
];
