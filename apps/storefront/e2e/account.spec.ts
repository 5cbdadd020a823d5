import { readFile } from 'node:fs/promises';
import { logIn, password, register } from './support/accounts.js';
import { expectAccessible } from './support/axe.js';
import { chooseFirstArea, confirmOrder } from './support/buying.js';
import { mailedLink } from './support/mailedLink.js';
import { fill, messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/ownShop.js';
import { expect } from './support/test.js';

const product = '/product/manual-breast-pump';

test('register, verify, log in, add to wishlist, order, cancel, export the data, delete the account', async ({
  page,
  language,
  ownShop,
}) => {
  test.slow();
  const messages = messagesOf[language];
  const email = `sara.${language}@example.com`;
  // Stores the text of the printed frame on the page.
  await page.addInitScript(() => {
    window.print = () => Object.assign(window.top ?? window, { printed: document.body.innerText });
  });
  await register(page, language, email);
  await expect(page.getByText(messages.register.success)).toBeVisible();
  await expectAccessible(page);

  // Opening the link confirms nothing. The page that follows redirects to the login page, which redirects logged-in users to the profile.
  await page.goto(await mailedLink(ownShop, 'verification', email, 'verify-email'));
  await expect(page).toHaveURL(new RegExp(`/${language}/verify-email$`));
  await expectAccessible(page);
  await page.getByRole('button', { name: messages.verifyEmail.confirm }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/register/success$`));
  await expect(page.getByRole('heading', { name: messages.verify.title })).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(new RegExp(`/${language}/profile\\?active=basic$`));
  await expect(page.getByText(messages.profile.verified)).toBeVisible();
  // Appears once, beside the link to the guide.
  await expect(page.getByRole('main').getByText(messages.register.kidAges.months3to6)).toHaveCount(1);
  const sections = page.getByRole('navigation', { name: messages.profile.tabs }).getByRole('link');
  await expect(sections.nth(1)).toHaveText(messages.profile.tabOrder);
  await expect(sections.nth(1)).toBeInViewport({ ratio: 1 });
  // On phones a third one shows that there are more.
  await expect(sections.nth(2)).toBeInViewport({ ratio: 0.2 });
  await expectAccessible(page);

  await page.getByRole('button', { name: messages.profile.logout }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/login$`));

  // A guest's wishlist is on the device and moves to the account at login.
  await open(page, `/${language}${product}`);
  const heart = page.locator('[data-part=buy-box]').getByRole('button', {
    name: fill(messages.buy.wish, { name: await page.getByRole('heading', { level: 1 }).innerText() }),
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await open(page, `/${language}/wishlist`);
  // Without the suggestions below.
  const card = page.locator('[data-part=product-grid] [data-part=product-card]');
  await expect(card).toHaveCount(1);
  await expect(page.getByText(messages.wishlist.onDevice)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: messages.wishlist.logIn }).click();
  await logIn(page, language, email);
  await expect(page).toHaveURL(new RegExp(`/${language}/wishlist$`));
  await expect(page.getByText(messages.wishlist.onDevice)).toBeHidden();
  await expect(card).toHaveCount(1);
  await expectAccessible(page);
  const size = await card.boundingBox();
  await open(page, `/${language}/profile?active=wishlist`);
  await expect(card).toHaveCount(1);
  // From 1024 px the navigation of the account is beside the cards.
  if ((page.viewportSize()?.width ?? 0) < 1024)
    expect(await card.boundingBox(), 'same size as on the wishlist page').toMatchObject({
      width: size?.width,
      height: size?.height,
    });
  await card.getByRole('button', { name: messages.buy.addToCart }).click();
  await expect(page.locator('[data-part=toast]', { hasText: messages.toast.addedToCart })).toBeVisible();
  await card.locator('[data-part=wishlist] button[aria-pressed=true]').click();
  await expect(page.getByText(messages.wishlist.empty)).toBeVisible();
  await expectAccessible(page);

  // The address book starts with the address of the registration.
  await open(page, `/${language}/profile?active=addresses`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Palm Building' })).toContainText(
    messages.addresses.default,
  );
  await page.getByRole('button', { name: messages.addresses.add }).click();
  await page.getByLabel(messages.field.address, { exact: true }).fill('Tower 3 / Floor 12');
  await page.getByLabel(messages.field.emirate).selectOption('Sharjah');
  await chooseFirstArea(page, language);
  await expectAccessible(page);
  await page.getByRole('button', { name: messages.addresses.save }).click();
  await page.getByRole('button', { name: messages.addresses.makeDefault }).click();
  const office = page.getByRole('listitem').filter({ hasText: 'Tower 3' });
  await expect(office).toContainText(messages.addresses.default);
  await expectAccessible(page);
  await office.getByRole('button', { name: messages.addresses.delete }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: messages.addresses.keep }).click();

  // The checkout starts with the default address.
  await open(page, `/${language}/checkout`);
  await expect(page.getByLabel(messages.field.email, { exact: true })).toHaveValue(email);
  await expect(page.getByRole('radio', { name: /Tower 3/ })).toBeChecked();
  await page.getByRole('radio', { name: messages.addresses.another }).check();
  await expect(page.getByRole('checkbox', { name: messages.addresses.saveToBook })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Palm Building/ }).check();
  await page.getByRole('radio', { name: new RegExp(messages.checkout.cod) }).check();
  await confirmOrder(page, language).click();
  await expect(page.getByRole('dialog', { name: messages.orderSuccess.title })).toBeVisible();

  await open(page, `/${language}/profile?active=order`);
  await page.getByRole('button', { name: messages.orders.details }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: messages.orders.printInvoice }).click();
  await expect.poll(() => page.evaluate(() => (globalThis as { printed?: string }).printed)).toMatch(/MH-\d{9}/);
  await dialog.getByRole('button', { name: messages.orders.cancel }).click();
  await expect(dialog.getByText(messages.orders.cancelTextCash)).toBeVisible();
  await dialog.getByRole('button', { name: messages.orders.cancel }).click();
  await expect(dialog.getByText(messages.orders.cancelled)).toBeVisible();
  await dialog.getByRole('button', { name: messages.orders.buyAgain }).click();
  await dialog.getByRole('link', { name: messages.orders.viewCart }).click();
  await expect(page.locator('[data-part=cart-line]')).toHaveCount(1);

  await open(page, `/${language}/profile?active=details`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: messages.profile.downloadData }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(email);

  await page.getByRole('button', { name: messages.profile.deleteAccount }).click();
  await page.getByLabel(messages.profile.deletePassword).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: messages.profile.deleteAccount }).click();
  await expect(page.locator('[data-part=notice]', { hasText: messages.profile.deleted })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
});
