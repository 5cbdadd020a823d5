import { readFile } from 'node:fs/promises';
import { logIn, newAccount, password, register, registerByApi, registerNew } from './support/accounts.js';
import { expectAccessible } from './support/axe.js';
import { blockFonts } from './support/blockFonts.js';
import { boxOf, middleOf } from './support/boxes.js';
import { buyNormal, chooseFirstArea, confirmOrder } from './support/buying.js';
import { hydrated } from './support/hydrated.js';
import { twoFrames } from './support/layout.js';
import { recordLayoutShifts } from './support/layoutShifts.js';
import { mailedLink } from './support/mailedLink.js';
import { fill, messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/ownShop.js';
import { expect } from './support/test.js';
import { isPhone } from './support/window.js';

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

test('a private page is not for search engines and redirects to the login', async ({
  page,
  language,
  ownShop,
  trouble,
}) => {
  trouble.allow(/\b401\b/);
  const messages = messagesOf[language];
  const html = await (await fetch(`${ownShop.url}/${language}/profile?active=order`)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  await open(page, `/${language}/profile?active=order`);
  await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
  await logIn(page, language, 'nobody@example.com', 'wrong password');
  await expect(page.getByText(messages.login.failed)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel(messages.field.email, { exact: true })).toHaveValue('nobody@example.com');
  // Nobody needs an account to track an order.
  await page.getByRole('link', { name: messages.login.trackAsGuest }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/order-tracking$`));
});

test(
  'an expired session keeps the input and restores it after login',
  { tag: '@desktop' },
  async ({ page, language, ownShop, trouble }) => {
    trouble.allow(/\b401\b/);
    const messages = messagesOf[language];
    const email = await newAccount(page, ownShop.url, language);
    await open(page, `/${language}/profile?active=details`);
    await page.getByRole('button', { name: messages.profile.editInfo }).click();
    await page.getByLabel(messages.field.firstName).fill('Noor');
    await page.route('**/api/auth/me', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: '{"status":401,"title":"Unauthorized"}',
      }),
    );
    await page.getByRole('button', { name: messages.profile.saveInfo }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
    await expect(page.getByText(messages.login.sessionEnded)).toBeVisible();
    await page.unroute('**/api/auth/me');
    await logIn(page, language, email);
    await expect(page).toHaveURL(new RegExp(`/${language}/profile\\?active=details$`));
    await expect(page.getByText(messages.profile.draftKept)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByLabel(messages.field.firstName)).toHaveValue('Noor');
    await page.getByRole('button', { name: messages.profile.saveInfo }).click();
    await expect(page.getByText('Noor', { exact: true })).toBeVisible();
  },
);

test(
  'a forgotten password: all three results, a link that works once, no token left in the URL',
  { tag: '@phone' },
  async ({ page, language, ownShop, trouble }) => {
    trouble.allow(/\b(400|401|404|410|422|failed)\b|ERR_FAILED/);
    const messages = messagesOf[language];
    const { email } = await registerByApi(ownShop.url, language);
    await open(page, `/${language}/login`);
    await page.getByRole('button', { name: messages.login.forgot }).click();
    const dialog = page.getByRole('dialog', { name: messages.forgot.title });
    const requestLink = async (address: string) => {
      await dialog.getByLabel(messages.field.email).fill(address);
      await dialog.getByRole('button', { name: messages.forgot.submit }).click();
    };
    await requestLink('');
    await expect(dialog.getByText(messages.forgot.emailRequired)).toBeVisible();
    await expectAccessible(page);
    await requestLink('nobody@example.com');
    await expect(dialog.getByText(messages.forgot.unknown)).toBeVisible();
    await page.route('**/api/forget-password', (route) => route.abort('failed'));
    await requestLink(email);
    await expect(dialog.getByText(messages.forgot.failed)).toBeVisible();
    await page.unroute('**/api/forget-password');
    await requestLink(email);
    await expect(dialog.getByText(messages.forgot.sent)).toBeVisible();

    const link = await mailedLink(ownShop, 'password-reset', email, 'reset=');
    await open(page, link);
    await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
    const reset = page.getByRole('dialog', { name: messages.reset.title });
    await reset.getByLabel(messages.reset.new).fill('another one 8');
    await expectAccessible(page);
    await reset.getByRole('button', { name: messages.reset.submit }).click();
    await expect(page.getByText(messages.reset.success)).toBeVisible();
    await logIn(page, language, email, 'another one 8');
    await expect(page).toHaveURL(new RegExp(`/${language}/profile\\?active=basic$`));

    await open(page, link);
    await page.getByRole('dialog').getByLabel(messages.reset.new).fill('another one 9');
    await page.getByRole('dialog').getByRole('button', { name: messages.reset.submit }).click();
    await expect(page.getByText(messages.reset.linkUsed)).toBeVisible();
  },
);

test(
  'an address that somebody else registered belongs to who reads its mails and chooses a password',
  { tag: '@phone' },
  async ({ page, language, ownShop, trouble }) => {
    // The wrong passwords.
    trouble.allow(/422|401/);
    const { field, forgot, login, profile, reset, verifyEmail } = messagesOf[language];
    const email = `hijacked.${language}@example.com`;
    const stranger = await registerByApi(ownShop.url, language, { email });
    const isStrangerIn = async () => {
      const answer = await fetch(`${ownShop.url}/api/auth/me`, {
        headers: { authorization: `Bearer ${stranger.token}` },
      });
      return answer.ok;
    };
    const main = page.getByRole('main');
    await open(page, await mailedLink(ownShop, 'verification', email, 'verify-email'));
    await expect(main.getByText(verifyEmail.passwordText)).toBeVisible();
    await expectAccessible(page);
    await main.getByLabel(field.password, { exact: true }).fill('a guess 1');
    await main.getByRole('button', { name: verifyEmail.confirm }).click();
    await expect(main.getByText(profile.wrongPassword)).toBeVisible();
    expect(await isStrangerIn()).toBe(true);

    await main.getByRole('button', { name: verifyEmail.choosePassword }).click();
    const dialog = page.getByRole('dialog', { name: forgot.title });
    await dialog.getByLabel(field.email).fill(email);
    await dialog.getByRole('button', { name: forgot.submit }).click();
    await expect(dialog.getByText(forgot.sent)).toBeVisible();
    await open(page, await mailedLink(ownShop, 'password-reset', email, 'reset='));
    const choosing = page.getByRole('dialog', { name: reset.title });
    await choosing.getByLabel(reset.new).fill('her own word 9');
    await choosing.getByRole('button', { name: reset.submit }).click();
    await expect(page.getByText(reset.success)).toBeVisible();
    expect(await isStrangerIn()).toBe(false);
    await logIn(page, language, email);
    await expect(page.getByText(login.failed)).toBeVisible();
    await logIn(page, language, email, 'her own word 9');
    await expect(main.getByText(profile.verified)).toBeVisible();
  },
);

test(
  'the password of registration confirms an address on another device, and logs in there',
  { tag: '@phone' },
  async ({ page, language, ownShop }) => {
    const { field, profile, verify, verifyEmail } = messagesOf[language];
    const email = `elsewhere.${language}@example.com`;
    await registerByApi(ownShop.url, language, { email });
    const main = page.getByRole('main');
    await open(page, await mailedLink(ownShop, 'verification', email, 'verify-email'));
    await main.getByLabel(field.password, { exact: true }).fill(password);
    await main.getByRole('button', { name: verifyEmail.confirm }).click();
    await expect(page.getByRole('heading', { name: verify.title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}/profile\\?active=basic$`));
    await expect(main.getByText(profile.verified)).toBeVisible();
  },
);

test(
  'a mistyped e-mail gets a suggestion below its field, which a press or the keyboard fills in',
  { tag: '@phone' },
  async ({ page, language }) => {
    const { field, register: texts } = messagesOf[language];
    await open(page, `/${language}/register`);
    const email = page.getByLabel(field.email, { exact: true });
    const suggestion = page.getByRole('button', {
      name: fill(field.didYouMean, { email: '\u2066sara@gmail.com\u2069' }),
    });
    await email.fill('sara@gmial.con');
    await email.press('Tab');
    await expect(suggestion).toBeVisible();
    await expectAccessible(page);
    if (isPhone(page)) expect((await boxOf(suggestion)).height).toBeGreaterThanOrEqual(44);
    await email.press('Tab');
    await expect(suggestion).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(email).toHaveValue('sara@gmail.com');
    await expect(email).toBeFocused();
    await expect(suggestion).toBeHidden();

    // It does not move a button away while that is pressed.
    await email.fill('sara@hotmial.com');
    const submit = page.getByRole('button', { name: texts.submit });
    await submit.scrollIntoViewIfNeeded();
    await email.evaluate((element) => element.focus({ preventScroll: true }));
    await submit.click();
    await expect(page.getByText(texts.errors.firstName).first()).toBeVisible();
  },
);

test('registration lists errors in field order, and shows a taken e-mail at its field', async ({
  page,
  language,
  ownShop,
}) => {
  const messages = messagesOf[language];
  await open(page, `/${language}/register`);
  await page.getByRole('button', { name: messages.register.submit }).click();
  const { emailTaken } = messages.register.errors;
  const { firstName, lastName, email, password: secret, mobile, address, emirate, area } = messages.field;
  await expect(page.locator('[data-part=error-summary] a')).toHaveText([
    firstName,
    lastName,
    email,
    secret,
    mobile,
    address,
    emirate,
    area,
  ]);
  await expect(page.getByLabel(messages.field.firstName)).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel(messages.field.firstName).fill('Noor');
  await page.getByLabel(messages.field.password, { exact: true }).fill(password);
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(messages.field.firstName)).toHaveValue('Noor');
  await expect(page.getByLabel(messages.field.password, { exact: true })).toHaveValue('');
  const taken = await registerByApi(ownShop.url, language);
  await register(page, language, taken.email);
  await expect(page.getByText(emailTaken).first()).toBeVisible();
  await expect(page.getByLabel(messages.field.email, { exact: true })).toBeFocused();
});

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

test('registering from the checkout starts with what was typed there, shows its success, and leads back', async ({
  page,
  language,
}) => {
  const messages = messagesOf[language];
  await buyNormal(page, language);
  await page.locator('[data-part=cart-line]').waitFor();
  await open(page, `/${language}/checkout`);
  await page.getByLabel(messages.field.firstName).fill('Sara');
  await page.getByLabel(messages.field.lastName).fill('Ahmed');
  await page.getByLabel(messages.field.email, { exact: true }).fill(`from.checkout.${language}@example.com`);
  await page.getByLabel(messages.field.mobile).fill('0501234567');
  await page.getByLabel(messages.field.address, { exact: true }).fill('Street 12 / Palm Building / 304');
  await page.getByLabel(messages.field.emirate).selectOption('Dubai');
  await chooseFirstArea(page, language);
  await page.getByRole('main').getByRole('link', { name: messages.checkout.logIn, exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: messages.register.title }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/register$`));

  await expect(page.getByLabel(messages.field.firstName)).toHaveValue('Sara');
  await page.getByLabel(messages.field.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: messages.register.submit }).click();
  await expect(page.getByText(messages.register.success)).toBeInViewport();
  await expect(page.locator('[data-part=notice]', { hasText: messages.register.success })).toBeFocused();
  await page.getByRole('link', { name: messages.register.continueThere }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/checkout$`));
  await expect(page.getByRole('radio', { name: /Palm Building/ })).toBeChecked();
});

test('logging out in one tab logs out all tabs', { tag: '@phone' }, async ({ page, context, language, ownShop }) => {
  const messages = messagesOf[language];
  await newAccount(page, ownShop.url, language);
  await open(page, `/${language}/profile?active=basic`);
  const other = await context.newPage();
  await open(other, `/${language}/profile?active=wishlist`);
  await expect(other.getByText(messages.wishlist.empty)).toBeVisible();
  await page.getByRole('button', { name: messages.profile.logout }).click();
  await expect(other).toHaveURL(new RegExp(`/${language}/login$`));
});

test('the checkout keeps nothing for the next user', { tag: '@desktop' }, async ({ page, language, ownShop }) => {
  const messages = messagesOf[language];
  // By the form, whose draft must be gone, too.
  await registerNew(page, language);
  await open(page, `/${language}/cart?add=MH-BF-0001&quantity=1`);
  await expect(page.locator('#checkout-link')).toBeVisible();
  await open(page, `/${language}/checkout`);
  const saved = page.getByRole('radio', { name: /Palm Building/ });
  const address = page.getByLabel(messages.field.address, { exact: true });
  await expect(saved).toBeChecked();
  await page.getByRole('radio', { name: messages.addresses.another }).check();
  await address.fill('Somewhere private');
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await expect.poll(stored).toContain('Somewhere private');
  await open(page, `/${language}/profile?active=basic`);
  // Requests on their way would be refused.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: messages.profile.logout }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
  expect(await stored()).not.toMatch(/Somewhere private|Palm Building|example\.com|Ahmed|أحمد/);
  await open(page, `/${language}/checkout`);
  await expect(address).toHaveValue('');
  await expect(saved).toHaveCount(0);
  await newAccount(page, ownShop.url, language);
  await open(page, `/${language}/checkout`);
  await expect(saved).toBeChecked();
});

test('the cards of the account are links as a whole, Log out is beside the title, and deletion comes last', async ({
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
  // The overview is back, and its scroll position with it: until then the title moves between two measurements.
  await expect(card).toBeVisible();
  await expect(async () => {
    const title = await middleOf(main.getByRole('heading', { level: 1 }));
    const logOut = await middleOf(main.getByRole('button', { name: messages.profile.logout }));
    expect(Math.abs(title - logOut)).toBeLessThan(2);
  }).toPass();
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
  await expect(page.getByText(messagesOf[language].profile.welcome)).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Names of places get their Arabic form within their line.
  expect((await shifts()).filter((shift) => Number.parseFloat(shift) > 0.01)).toEqual([]);
});
