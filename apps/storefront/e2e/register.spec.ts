import { password, register, registerByApi } from './support/accounts.js';
import { expectAccessible } from './support/axe.js';
import { boxOf, middleOf } from './support/boxes.js';
import { buyNormal, chooseFirstArea } from './support/buying.js';
import { hydrated } from './support/hydrated.js';
import { fill, messagesOf } from './support/messages.js';
import { open, openAt } from './support/open.js';
import { test } from './support/ownShop.js';
import { expect } from './support/test.js';
import { desktop, isPhone, phone } from './support/window.js';

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

test('an error below a field does not move the field beside it', { tag: '@once' }, async ({ page, language }) => {
  const { field, register } = messagesOf[language];
  await openAt(page, `/${language}/register`, desktop);
  const password = page.getByLabel(field.password, { exact: true });
  const mobile = page.getByRole('textbox', { name: field.mobile });
  await mobile.fill('501234567');
  await page.getByRole('button', { name: register.submit }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  expect(Math.abs((await middleOf(password)) - (await middleOf(mobile)))).toBeLessThan(2);
});

test(
  'on phones the registration begins with its title and the way to log in, and ends with the benefits',
  { tag: '@once' },
  async ({ page, language }) => {
    const { register, login, field } = messagesOf[language];
    await openAt(page, `/${language}/register`, phone);
    const main = page.getByRole('main');
    const inOrder = [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: login.title }),
      main.getByLabel(field.firstName),
      main.getByRole('button', { name: register.submit }),
      main.getByRole('heading', { name: login.benefitsTitle }),
      main.getByText(register.orderAtOnce),
    ];
    const tops = await Promise.all(inOrder.map(async (element) => (await boxOf(element)).y));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
);

test(
  'who registers finds the terms and the privacy policy above the button',
  { tag: '@once' },
  async ({ page, language }) => {
    await openAt(page, `/${language}/register`, phone);
    const { terms } = messagesOf[language].register;
    const form = page.getByRole('main').locator('form');
    const button = await boxOf(form.getByRole('button', { name: messagesOf[language].register.submit }));
    for (const [name, path] of [
      [terms.link, 'term-of-use'],
      [terms.privacy, 'privacy-protection-policy'],
    ] as const) {
      const link = form.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', `/${language}/${path}`);
      expect((await boxOf(link)).y).toBeLessThan(button.y);
    }
  },
);

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
  await page.getByLabel(messages.field.address, { exact: true }).fill('Street 12, Palm Building, 304');
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
