import { expectAccessible } from './support/axe.js';
import { boxOf, middleOf } from './support/boxes.js';
import { buyNormal } from './support/buying.js';
import { messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/ownShop.js';
import { expect } from './support/test.js';
import { isPhone } from './support/window.js';

test('a guest saves a line for later and shares the wishlist', async ({ page, language }) => {
  const messages = messagesOf[language];
  await buyNormal(page, language);
  await page.locator('[data-part=cart-line]').getByRole('button', { name: messages.cart.saveForLater }).click();
  await expect(page.locator('[data-part=toast]', { hasText: messages.toast.addedToWishlist })).toBeVisible();
  await expect(page.locator('[data-part=cart-line] [data-part=total]')).toHaveCount(0);
  await open(page, `/${language}/checkout`);
  await page.getByRole('link', { name: messages.cart.openWishlist }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/wishlist$`));
  // Without the suggestions below.
  const card = page.locator('[data-part=product-grid] [data-part=product-card]');
  await expect(card).toHaveCount(1);
  // On the line of the heading, on phones below the products.
  const share = page.getByRole('region', { name: messages.wishlist.shareList });
  await expect(share).toHaveCount(1);
  const top = (await boxOf(share)).y;
  const { y, height } = await boxOf(isPhone(page) ? card : page.getByRole('heading', { level: 1 }));
  if (isPhone(page)) expect(top).toBeGreaterThan(y + height);
  else expect(top).toBeLessThan(y + height);
  // A single product fills the row, its price below its name.
  const [cardBox, name, price] = await Promise.all([
    card.boundingBox(),
    card.locator('[data-part=name]').boundingBox(),
    card.locator('[data-part=price]').boundingBox(),
  ]);
  expect(cardBox!.width).toBeGreaterThan(page.viewportSize()!.width * 0.8);
  expect(price!.y).toBeGreaterThan(name!.y + name!.height);
  // The heart is the last in the row of its buttons. On phones only the list is shared.
  const [shareOne, heart] = [
    card.locator('[data-part=action] button').last(),
    card.locator('[data-part=wishlist] button'),
  ];
  if (isPhone(page)) await expect(shareOne).toBeHidden();
  else {
    const { x, width } = await boxOf(heart);
    expect(await middleOf(heart)).toBeCloseTo(await middleOf(shareOne), 0);
    expect(language === 'ar' ? x - cardBox!.x : cardBox!.x + cardBox!.width - x - width).toBe(16);
  }
  const address = await share.getByRole('link').getAttribute('href');
  const shared = new URL(new URL(address ?? '').searchParams.get('text')?.split(' ').at(-1) ?? '');

  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await open(page, shared.pathname + shared.hash);
  await expect(page).toHaveURL(new RegExp(`/${language}/wishlist#items=`));
  await expect(page.getByRole('heading', { name: messages.wishlist.sharedTitle })).toBeVisible();
  await expect(card).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: messages.wishlist.sharedAdd }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/wishlist$`));
  await expect(page.getByText(messages.wishlist.onDevice)).toBeVisible();
  await expect(card).toHaveCount(1);
});
