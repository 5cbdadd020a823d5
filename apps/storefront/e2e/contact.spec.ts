import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boxOf } from './support/boxes.js';
import { hydrated, settled } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { open, openAt } from './support/open.js';
import { test as base } from './support/sharedContext.js';
import { startShop, type Shop } from './support/startShop.js';
import { expect } from './support/test.js';
import { desktop, isPhone } from './support/window.js';

const test = base.extend<object, { company: Shop }>({
  /** A shop whose company and study video are configured. */
  company: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern; it has none
    async ({}, use) => {
      const shop = await startShop({
        env: {
          FACT_STUDY_VIDEO_ID: 'aqz-KE-bpKQ',
          COMPANY_PHONE: '+971 4 000 0000',
          COMPANY_FAX: '+971 4 000 0001',
          COMPANY_WHATSAPP: '+971 50 123 4567',
          COMPANY_WEBSITE: 'https://company.example',
          GLOBAL_SITE_URL: 'https://global.example',
          FACT_UAE_OFFICE_NAME: 'Mahd UAE',
          FACT_GULF_OFFICE_NAME: 'Mahd Gulf',
          FACT_GULF_OFFICE_PHONE: '+968 2400 0000',
          SOCIAL_INSTAGRAM: 'https://social.example/mahd',
        },
      });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});
// All in one worker, which starts one such shop.
test.describe.configure({ mode: 'default' });

test(
  'on phones what to know before writing is a row above the form that opens',
  { tag: '@phone' },
  async ({ page, language }) => {
    await page.goto(`/${language}/contact`);
    const before = page.getByRole('region', { name: messagesOf[language].contact.before });
    const text = before.getByRole('paragraph').last();
    await expect(text).toBeHidden();
    // The numbers for an emergency are not folded.
    for (const number of ['998', '999'])
      await expect(page.getByRole('main').locator(`a[href="tel:${number}"]`)).toBeVisible();
    const row = await before.boundingBox();
    const form = await page.locator('main form').boundingBox();
    expect(row!.y + row!.height).toBeLessThan(form!.y);
    // The first field is in the first view, above the bottom bar.
    const field = await page.locator('main form').getByRole('textbox').first().boundingBox();
    const bar = await page.locator('[data-part=bottom-bar]').boundingBox();
    expect(field!.y + field!.height).toBeLessThan(bar!.y);
    await expect(before.getByRole('heading')).toHaveCount(1);
    await before.locator('summary').click();
    await expect(text).toBeVisible();
    await before.locator('summary').click();
    // Paper has nothing to open.
    await page.emulateMedia({ media: 'print' });
    await expect(text).toBeVisible();
  },
);

test('the contact page links to quick answers, keeps what is written, and has no box with only the name of the company', async ({
  page,
  language,
}) => {
  const { contact, content, nav } = messagesOf[language];
  await open(page, `/${language}/contact`);
  await expect(page.locator('[data-part=supplier-info]')).toHaveCount(0);
  const message = page.getByRole('textbox', { name: contact.message });
  await message.fill('The parcel of order MH-');
  await page.getByRole('region', { name: content.quickAnswers }).getByRole('link', { name: nav.orderTracking }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/order-tracking$`));
  // What is written stays while she looks for the number.
  await page.goBack();
  await expect(message).toHaveValue('The parcel of order MH-');
  await page.reload();
  await expect(message).toHaveValue('The parcel of order MH-');
});

test('a message reaches the shop, and a video requests nothing from its host before playing', async ({
  page,
  language,
  trouble,
  company,
}) => {
  const messages = messagesOf[language];
  await open(page, `${company.url}/${language}/contact`);
  const form = page.getByRole('main').locator('form');
  const send = form.getByRole('button', { name: messages.contact.submit });
  await send.click();
  for (const message of [
    messages.contact.firstNameRequired,
    messages.contact.lastNameRequired,
    messages.contact.emailRequired,
    messages.contact.phoneRequired,
    messages.contact.messageRequired,
  ])
    await expect(form.getByText(message).first()).toBeVisible();
  // All of them are listed above the form, too.
  const { firstName: first, lastName, email, mobile } = messages.field;
  await expect(form.locator('[data-part=error-summary]').getByRole('link')).toHaveText([
    first,
    lastName,
    email,
    mobile,
    messages.contact.message,
  ]);
  const firstName = form.getByLabel(messages.field.firstName);
  await expect(firstName).toBeFocused();
  // Some of them are beside each other, on phones none.
  const tops = await Promise.all(
    (await form.locator('[data-part=error-summary] li').all()).map(async (item) => (await boxOf(item)).y),
  );
  if (page.viewportSize()!.width < 600) expect(new Set(tops).size).toBe(5);
  else expect(new Set(tops).size).toBeLessThan(4);
  await firstName.fill('Maryam');
  await form.getByLabel(messages.field.lastName).fill('Al Ali');
  await form.getByLabel(messages.field.email).fill('maryam@example.test');
  const phone = form.getByLabel(messages.field.mobile);
  await phone.fill('447700900123');
  await send.click();
  await expect(form.getByText(messages.contact.phoneInvalid).first()).toBeVisible();
  await phone.fill('+44 7700 900123');
  const message = form.getByRole('textbox', { name: messages.contact.message });
  await message.fill('Does the pump fit? <b>No</b>');
  await form.getByLabel(messages.contact.topic).selectOption('return');
  await expect(message).toHaveAccessibleDescription(messages.contact.hints.return);
  await form.getByLabel(messages.contact.orderNumber).fill(' MH-123456789 ');
  const request = page.waitForRequest((each) => each.url().endsWith('/api/contact') && each.method() === 'POST');
  await send.click();
  // The message begins with its topic and the order.
  const { topics, orderNumber } = messages.contact;
  expect((await request).postDataJSON()).toMatchObject({
    message: `${topics.return}\n${orderNumber}: MH-123456789\n\nDoes the pump fit? <b>No</b>`,
  });
  await expect(message).toHaveValue('');
  const answer = form.getByRole('status').filter({ hasText: /C\d{8}/ });
  const reference = /C\d{8}/.exec(await answer.innerText())?.[0] ?? '';
  await expect(firstName).toHaveValue('');
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue('');
  const outbox = join(company.dataDir, 'outbox');
  await expect.poll(() => readdir(outbox).catch(() => [])).toHaveLength(1);
  const [file = ''] = await readdir(outbox);
  const mail = await readFile(join(outbox, file), 'utf8');
  for (const part of ['maryam@example.test', '+447700900123', reference]) expect(mail).toContain(part);

  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== company.url,
    (route) => {
      foreign.push(new URL(route.request().url()).hostname);
      return route.abort();
    },
  );
  trouble.allow(/youtube/);
  await open(page, `${company.url}/${language}/bottlefeeding`);
  const play = page.getByRole('button', { name: new RegExp(`^${messages.ui.playVideo.replace('{title}', '.+')}$`) });
  await play.first().scrollIntoViewIfNeeded();
  await settled(page);
  expect(foreign).toEqual([]);
  await play.first().click();
  await expect.poll(() => foreign).toContain('www.youtube-nocookie.com');
});

test('a configured company shows its offices, phone, WhatsApp and sites where shoppers need them', async ({
  page,
  language,
  company,
}) => {
  const messages = messagesOf[language];
  await open(page, `${company.url}/${language}/contact`);
  const supplier = page.locator('[data-part=supplier-info]');
  for (const href of ['tel:+97140000000', 'https://company.example'])
    await expect(supplier.locator(`a[href="${href}"]`)).toBeVisible();
  await expect(supplier).toContainText('+971 4 000 0001');
  const offices = page.locator('[data-part=offices]');
  await expect(offices.getByRole('listitem')).toHaveCount(2);
  await expect(offices.locator('a[href="tel:+96824000000"]')).toBeVisible();

  await page.goto(`${company.url}/${language}/subsidiaries`);
  await expect(page.getByRole('main').locator('[data-part=office-list] [data-part=supplier-info]')).toHaveCount(2);
  await expect(page.getByRole('main').locator('a[href="tel:+97140000000"]')).toBeVisible();
  await page.goto(`${company.url}/${language}/official-social-media-list`);
  await expect(page.getByRole('main').locator('a[href="https://social.example/mahd"]')).toBeVisible();

  await open(page, `${company.url}/${language}/product/manual-breast-pump`);
  const help = page.getByRole('region', { name: messages.help.question });
  await expect(help.locator('a[href="tel:+97140000000"]')).toBeVisible();
  await expect(help.getByRole('link', { name: messages.help.whatsapp })).toHaveAttribute(
    'href',
    'https://wa.me/971501234567',
  );
  await page.goto(`${company.url}/${language}/cart?add=MH-BF-0001&quantity=1`);
  await expect(help.locator('a[href="tel:+97140000000"]')).toBeVisible();
  if (isPhone(page)) {
    await page.locator('[data-part=nav-bar]').getByRole('button', { name: messages.ui.openMenu }).click();
    const drawer = page.getByRole('dialog');
    for (const href of ['tel:+97140000000', 'https://wa.me/971501234567', 'https://global.example'])
      await expect(drawer.locator(`a[href="${href}"]`)).toBeVisible();
  }
});

test('on desktops the contact form ends where the panels beside it do', { tag: '@once' }, async ({ page }) => {
  const endOf = async (name: string) => {
    const { y, height } = await boxOf(page.locator(`main section[aria-labelledby=${name}]`));
    return Math.round(y + height);
  };
  for (const language of ['en', 'ar']) {
    await openAt(page, `/${language}/contact`, desktop);
    await expect
      .poll(async () => (await endOf('quick-answers')) - (await endOf('write')), { message: language })
      .toBe(0);
  }
});
