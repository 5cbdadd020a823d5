import { fill } from '../support/messages.js';
import { expect, flow } from './browser/test.js';

flow('the search suggests results while typing, and lists them on Enter', async ({ page, language, messages }) => {
  const word = language === 'ar' ? 'رضاعة' : 'Bottle';
  await page.open(`/${language}`);
  const opener = page.get('button', messages.ui.openSearch);
  const isPhone = (await opener.count()) > 0;
  await (isPhone ? opener : page.get('searchbox', messages.nav.searchLabel)).click();
  const field = page.get('combobox', messages.nav.searchLabel);
  await field.focused();
  await field.type(word);
  const offers = page.get('option');
  await expect.poll(() => offers.count()).toBeGreaterThan(0);
  await page.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.querySelector('[role=option]')?.ariaSelected)).toBe('true');
  await page.press('Escape');
  if (isPhone) {
    await field.hidden();
    await opener.focused();
    await page.press('Enter');
  } else {
    await expect.poll(() => page.evaluate(() => document.querySelector('[role=combobox]')?.ariaExpanded)).toBe('false');
  }
  await field.focused();
  expect((await field.one()).value).toBe(word);
  await page.press('Enter');
  await expect.poll(() => page.address()).toBe(`/${language}/products?q=${word}`);
  await page.get('heading', fill(messages.listing.resultsFor, { query: word }), { level: 1 }).shown();
  await expect.poll(() => page.get('main').get('listitem').count()).toBeGreaterThan(0);
});
