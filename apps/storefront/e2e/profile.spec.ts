import { newAccount } from './support/accounts.js';
import { blockFonts } from './support/blockFonts.js';
import { twoFrames } from './support/layout.js';
import { recordLayoutShifts } from './support/layoutShifts.js';
import { messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/ownShop.js';
import { expect } from './support/test.js';

test('the cards of the account are links as a whole, Log out follows the sections, and deletion comes last', async ({
  page,
  language,
  ownShop,
}) => {
  const messages = messagesOf[language];
  await newAccount(page, ownShop.url, language);
  await open(page, `/${language}/profile?active=basic`);
  const main = page.getByRole('main');
  const card = main.getByRole('article').filter({ hasText: messages.field.address });
  await expect(card.getByRole('link')).toHaveCount(1);
  // Far from its title: the whole card is the link.
  await card.click();
  await expect(page).toHaveURL(/active=addresses$/);
  await page.goBack();
  await expect(card).toBeVisible();
  const sections = main.getByRole('navigation', { name: messages.profile.tabs }).getByRole('listitem');
  await expect(sections.last().getByRole('button')).toHaveText(messages.profile.logout);
  // What is set is not on the way of who only looks.
  await expect(main.getByRole('button', { name: messages.profile.deleteAccount })).toHaveCount(0);
  await main.getByRole('article').filter({ hasText: messages.profile.details }).getByRole('link').click();
  const last = main.getByRole('region').last();
  await expect(last).toHaveAccessibleName(messages.profile.deleteTitle);
  await expect(last.getByRole('button')).toHaveText(messages.profile.deleteAccount);
});

test('nothing in the overview of the account moves while it loads', async ({ page, language, ownShop, trouble }) => {
  await newAccount(page, ownShop.url, language);
  // Font swapping has its own test.
  await blockFonts(page, trouble);
  const shifts = await recordLayoutShifts(page);
  const profile = page.waitForResponse(/auth\/me$/);
  await page.route(/auth\/orders\?/, async (route) => {
    await profile;
    await twoFrames(page);
    await route.continue();
  });
  await open(page, `/${language}/profile`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Names of places get their Arabic form within their line.
  expect((await shifts()).filter((shift) => Number.parseFloat(shift) > 0.01)).toEqual([]);
});
