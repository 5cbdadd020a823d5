import { expect, type Page } from '@playwright/test';
import { registerNew } from './accounts.js';
import { buyNormal, confirmOrder, fillCheckout } from './buying.js';
import { screens } from './screens.js';
import { messagesOf } from './messages.js';
import { open } from './open.js';
import { openSearch } from './openSearch.js';

/** A page, or a state of one, that `npm run screenshots` captures. */
export interface View {
  readonly name: string;
  /** Below the language segment, with its slash; empty is home. */
  readonly path: string;
  /** Brings the loaded page into the state. */
  readonly act?: (page: Page, language: 'en' | 'ar') => Promise<void>;
}

const numbered = (name: string, from: number, to: number): View[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    name: `${name}-month-${from + index}`,
    path: `/${name}?month=${from + index}`,
  }));

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Beyond the screens that the general checks visit: every tab, month and article, and what a page is like after something was done. */
export const views: readonly View[] = [
  ...screens,
  ...['pigeon-way', 'mission', 'logo', 'message'].map((tab) => ({
    name: `about-${tab}`,
    path: `/about?active=${tab}`,
  })),
  ...numbered('stages-of-pregnancy', 1, 10),
  ...numbered('baby-care', 0, 12),
  ...[
    'getting-started/the-first-hour-and-colostrum',
    'getting-started/positions-and-latch',
    'common-challenges/is-my-baby-getting-enough',
    'expressing-and-storing/expressing-breast-milk',
    'expressing-and-storing/storing-breast-milk-safely',
    'back-to-work/breastfeeding-and-work-in-the-uae',
    'breastmilk-wonders/why-breast-milk-matters',
    'breastmilk-wonders/how-to-feed-a-baby-by-bottle',
  ].map((article) => ({ name: `article-${article.split('/')[1] ?? ''}`, path: `/breastfeeding-advisor/${article}` })),
  { name: 'offline', path: '/offline' },
  {
    name: 'faq-open',
    path: '/faq',
    act: (page) =>
      page.evaluate(() =>
        document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')),
      ),
  },
  {
    name: 'contact-errors',
    path: '/contact',
    act: (page, language) => press(page, messagesOf[language].contact.submit),
  },
  {
    name: 'bottlefeeding-more',
    path: '/bottlefeeding',
    act: (page, language) => press(page, messagesOf[language].landing.showMore),
  },
  {
    name: 'added',
    path: '/product/manual-breast-pump',
    act: async (page, language) => {
      const { buy, toast } = messagesOf[language];
      await page.getByRole('button', { name: buy.addToCart }).filter({ visible: true }).first().click();
      await expect(page.getByRole('dialog', { name: toast.addedToCart })).toBeVisible();
    },
  },
  {
    name: 'cart-filled',
    path: '',
    act: async (page, language) => {
      await buyNormal(page, language);
      await expect(page.locator('[data-part=cart-line]')).toBeVisible();
    },
  },
  {
    name: 'checkout-filled',
    path: '',
    act: async (page, language) => {
      await buyNormal(page, language);
      await fillCheckout(page, language, 'cod');
    },
  },
  {
    name: 'thank-you',
    path: '',
    act: async (page, language) => {
      await buyNormal(page, language);
      await fillCheckout(page, language, 'cod');
      await confirmOrder(page, language).click();
      await expect(page.getByRole('dialog').locator('[data-part=order-summary] li')).toHaveCount(1);
    },
  },
  {
    name: 'wishlist',
    path: '/product/manual-breast-pump',
    act: async (page, language) => {
      const heart = page.locator('[data-part=buy-box] button[aria-pressed]').first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await open(page, `/${language}/wishlist`);
      await expect(page.locator('[data-part=product-card]').first()).toBeVisible();
    },
  },
  {
    name: 'profile',
    path: '',
    act: async (page, language) => {
      await registerNew(page, language);
      await open(page, `/${language}/profile?active=basic`);
      await expect(page.getByRole('button', { name: messagesOf[language].profile.logout })).toBeVisible();
    },
  },
  {
    name: 'menu',
    path: '',
    act: async (page, language) => {
      const { ui, nav } = messagesOf[language];
      const toggle = page.locator('[data-part="menu-toggle"]');
      if (await toggle.isVisible()) {
        await toggle.click();
        return expect(page.getByRole('dialog')).toBeVisible();
      }
      const menu = page.getByRole('navigation', { name: ui.mainNavigation });
      await menu.getByText(nav.products, { exact: true }).click();
      return expect(menu.getByRole('link', { name: nav.viewAllProducts })).toBeVisible();
    },
  },
  {
    name: 'search-results',
    path: '',
    act: async (page, language) => {
      await openSearch(page, language);
      const query = language === 'ar' ? 'رضاعة' : 'bottle';
      await page.getByRole('combobox', { name: messagesOf[language].nav.searchLabel }).fill(query);
      await expect(
        page
          .getByRole('option')
          .filter({ hasText: new RegExp(query, 'i') })
          .first(),
      ).toBeVisible();
    },
  },
];
