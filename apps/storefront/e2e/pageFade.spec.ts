import type { Page } from '@playwright/test';
import { settled } from './support/hydrated.js';
import { expect, test } from './support/test.js';
import { messagesOf } from './support/messages.js';

declare global {
  interface Window {
    /** The duration of each fade of a page, ms. */
    fades: unknown[];
    /** Stops the fades where they begin. */
    holdFades?: boolean;
  }
}

const recordFades = (page: Page) =>
  page.addInitScript(() => {
    window.fades = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...parameters) {
      const animation = animate.apply(this, parameters);
      if (this.id === 'main') window.fades.push(animation.effect?.getTiming().duration);
      if (window.holdFades) animation.pause();
      return animation;
    };
  });

const fades = (page: Page) => page.evaluate(() => window.fades);
const firstCard = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();

test(
  'another page fades in within 200 ms, and Back restores the scroll position',
  { tag: '@twice' },
  async ({ page, language }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await recordFades(page);
    await page.goto(`/${language}/products`);
    await settled(page);
    await page.evaluate(() => scrollTo(0, 300));
    await firstCard(page).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => fades(page)).toEqual([200]);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect.poll(() => fades(page)).toEqual([200, 200]);
    expect(await page.evaluate(() => scrollY)).toBe(300);

    // The same page with another order.
    const first = await firstCard(page).innerText();
    await page.getByRole('main').getByRole('combobox').first().selectOption('price_asc');
    await expect(page).toHaveURL(/sort=price_asc/);
    await expect(firstCard(page)).not.toHaveText(first);
    expect(await fades(page)).toEqual([200, 200]);
  },
);

test('presses reach a page that is still fading in', { tag: '@once' }, async ({ page, language }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordFades(page);
  await page.goto(`/${language}/products/skincare`);
  await settled(page);
  await page.evaluate(() => (window.holdFades = true));
  await firstCard(page).click();
  await expect.poll(() => fades(page)).toEqual([200]);
  const add = page.getByRole('button', { name: messagesOf[language].buy.addToCart, exact: true }).first();
  const box = await add.boundingBox();
  if (!box) throw new Error('There is no button');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('nothing moves with reduced motion', { tag: '@once' }, async ({ page, language }) => {
  await recordFades(page);
  await page.goto(`/${language}/products`);
  await settled(page);
  await firstCard(page).click();
  await expect(page.locator('[data-part=buy-box]')).toBeVisible();
  await page.getByRole('button', { name: messagesOf[language].buy.addToCart, exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const backdrop = await page.locator('dialog[open]').evaluate((dialog) => {
    const { animationDuration, transitionDuration } = getComputedStyle(dialog, '::backdrop');
    return [animationDuration, transitionDuration].map(parseFloat);
  });
  expect(Math.max(...backdrop)).toBeLessThan(0.001);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.locator('[data-part=buy-box]')).toHaveCount(0);
  await expect(firstCard(page)).toBeVisible();
  expect(await fades(page)).toEqual([]);
});
