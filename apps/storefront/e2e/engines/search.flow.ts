import { fill } from '../support/messages.js';
import { expect, flow } from './browser/test.js';

flow('the search suggests results while typing, and lists them on Enter', async ({ page, language, messages }) => {
  const word = language === 'ar' ? 'رضاعة' : 'Bottle';
  await page.open(`/${language}`);
  await page.get('button', messages.ui.openSearch).click();
  const field = page.get('combobox', messages.search.label);
  await field.focused();
  await field.type(word);
  const offers = page.get('option');
  await expect.poll(() => offers.count()).toBeGreaterThan(0);
  await page.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.querySelector('[role=option]')?.ariaSelected)).toBe('true');
  await page.press('Escape');
  await field.hidden();
  await page.get('button', messages.ui.openSearch).focused();

  await page.press('Enter');
  await field.focused();
  expect((await field.one()).value).toBe(word);
  await page.press('Enter');
  await expect.poll(() => page.address()).toBe(`/${language}/products?q=${word}`);
  await page.get('heading', fill(messages.listing.resultsFor, { query: word }), { level: 1 }).shown();
  await expect.poll(() => page.get('main').get('listitem').count()).toBeGreaterThan(0);
});
