import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { boxOf } from './support/boxes.js';
import { buyNormal, confirmOrder } from './support/buying.js';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { tablet } from './support/window.js';

test('a quantity is an integer from 1 to 10, whatever is typed', async ({ page, language }) => {
  await buyNormal(page, language);
  const quantity = page.locator('[data-part=cart-line]').getByRole('spinbutton');
  for (const [typed, expected] of [
    ['0', '1'],
    ['11', '10'],
    ['abc', '10'],
    ['٣', '3'],
  ] as const) {
    await quantity.fill(typed);
    await quantity.press('Enter');
    await quantity.blur();
    await expect(quantity).toHaveValue(expected);
  }
  await page.reload();
  await hydrated(page);
  await expect(quantity).toHaveValue('3');
  await expect(page.locator('[data-part=nav-bar] [data-part=badge]')).toHaveText('3');
});

test('Buy now is announced in the cart, and covers nothing of it', async ({ page, language }) => {
  await buyNormal(page, language);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: messagesOf[language].cart.title })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: messagesOf[language].toast.addedToCart })).toHaveCount(1);
  await expect(page.locator('[data-part=toast]')).toHaveCount(0);
});

test('on a touch screen a tapped button does not keep its hover', { tag: '@phone' }, async ({ page, language }) => {
  await buyNormal(page, language);
  const copy = page.locator('[data-part=share-bar] button').last();
  await copy.tap();
  await expect.poll(() => copy.evaluate((button) => button.matches(':hover'))).toBe(true);
  await expect(copy).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

/** The places of a line, the summary and the suggestions, once they are shown. */
async function partsOf(page: Page) {
  const place = async (part: string) => {
    const element = page.getByRole('main').locator(`[data-part=${part}]`);
    await expect(element).toBeVisible();
    return boxOf(element);
  };
  return [await place('cart-line'), await place('order-summary'), await place('product-carousel')] as const;
}

test('suggestions follow the lines beside the summary, on phones below it', async ({ page, language }) => {
  await buyNormal(page, language);
  const [line, summary, suggestions] = await partsOf(page);
  expect(suggestions.width).toBeCloseTo(line.width, 0);
  expect(suggestions.y).toBeGreaterThan(line.y + line.height);
  const isBeside = (page.viewportSize()?.width ?? 0) >= 1024;
  expect(suggestions.y < summary.y + summary.height).toBe(isBeside);
  // On phones a line is no higher than its texts and the quantity, with the padding of the summary.
  if (!isBeside) expect(line.height).toBeLessThan(136);
});

test(
  'on tablets the summary is two halves below the lines, as wide as they are',
  { tag: '@once' },
  async ({ page, language }) => {
    await page.setViewportSize(tablet);
    await buyNormal(page, language);
    const [line, summary, suggestions] = await partsOf(page);
    expect([summary.width, suggestions.width]).toEqual([line.width, line.width]);
    expect(suggestions.y).toBeGreaterThan(summary.y + summary.height);
    const promo = await boxOf(page.locator('[data-part=promo-box]'));
    const checkout = await boxOf(page.locator('#checkout-link'));
    expect(promo.width).toBeLessThan(summary.width / 2);
    expect(checkout.y).toBeLessThan(promo.y + promo.height);
  },
);

test('placeholders are not clipped: Arabic letters have dots below the baseline', async ({ page, language }) => {
  await buyNormal(page, language);
  // Browsers clip placeholders to a box lower than a line of text.
  const painted = await page.locator('[data-part=promo-box] input').evaluate((field) => {
    const { height, overflowY, overflowClipMargin, fontSize } = getComputedStyle(field, '::placeholder');
    return (
      (parseFloat(height) + (overflowY === 'clip' ? 2 * parseFloat(overflowClipMargin) : 0)) / parseFloat(fontSize)
    );
  });
  expect(painted).toBeGreaterThan(1.5);
});

test('Undo restores a removed line; an unreadable stored cart shows a notice', async ({ page, language }) => {
  const messages = messagesOf[language];
  await buyNormal(page, language);
  await page.locator('[data-part=remove]').click();
  // Under the pointer the toasts above it would stay open.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: { en: 'Undo', ar: 'تراجع' }[language] }).click();
  await expect(page.locator('[data-part=cart-line] [data-part=total]')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('root', '{"version":1,"cart":{"lines":[7]}}'));
  await page.reload();
  await expect(page.getByText(messages.storage.reset)).toBeVisible();
});

test('a shared cart opens in the language of its reader and is only added after confirmation', async ({
  page,
  language,
}) => {
  const messages = messagesOf[language];
  await buyNormal(page, language);
  const address = await page.locator('[data-part=share-bar] a').first().getAttribute('href');
  const shared = new URL(address ?? '').searchParams.get('text')?.split(' ').at(-1) ?? '';
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  const { pathname, hash } = new URL(shared);
  await open(page, pathname + hash);
  await expect(page).toHaveURL(new RegExp(`/${language}/cart#items=`));
  await expect(page.locator('[data-part=cart-line]')).toHaveCount(1);
  const badge = page.locator('[data-part=nav-bar] [data-part=badge]');
  await expect(badge).toHaveCount(0);
  await expectAccessible(page);
  // Switching the language keeps the link.
  const other = language === 'en' ? 'ar' : 'en';
  await page.locator(`a[hreflang=${other}]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(new RegExp(`/${other}/cart#items=`));
  await expect(page.getByRole('heading', { name: messagesOf[other].cart.shareTitle })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: messages.cart.shareAdd }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(badge).toHaveText('1');
  await expect(page.locator('[data-part=cart-line]')).toHaveCount(1);
});

test('the empty cart has one heading in view', { tag: '@twice' }, async ({ page, language }) => {
  const { cart } = messagesOf[language];
  await open(page, `/${language}/cart`);
  await expect(page.getByRole('heading', { name: cart.empty })).toBeVisible();
  await expect(page.getByRole('heading', { name: cart.title, exact: true })).toHaveCSS('opacity', '0');
});

test('a product added to the empty checkout opens the form', async ({ page, language }) => {
  const { buy, cart, cartCommon, nav } = messagesOf[language];
  await open(page, `/${language}/checkout`);
  await expect(page.getByRole('heading', { name: cart.empty })).toBeVisible();
  // A guest without wishes.
  await expect(page.getByRole('link', { name: cart.openWishlist })).toHaveCount(0);
  // The header of the checkout does not link there.
  await expect(page.getByRole('main').getByRole('link', { name: nav.orderTracking })).toBeVisible();
  await expect(page.getByRole('link', { name: cart.seeOffers })).toHaveCount(0);
  await page
    .getByRole('region', { name: cartCommon.recommended })
    .getByRole('button', { name: new RegExp(`^${buy.addToCart}: `) })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: cart.checkout }).click();
  await expect(sheet).toBeHidden();
  await expect(confirmOrder(page, language)).toBeVisible();
});
