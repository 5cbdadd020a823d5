import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { expect, test } from './support/test.js';

const paper = { light: 'rgb(255, 248, 244)', dark: 'rgb(27, 20, 16)' };
const themeColor = { light: '#fff8f4', dark: '#1b1410' };
const schemes = ['light', 'dark'] as const;
const other = { light: 'dark', dark: 'light' } as const;

/** What the page shows: its background, the scheme of native controls, and the colour of the browser's bars. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return {
      background: backgroundColor,
      controls: colorScheme,
      bars: bars.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
    };
  });
const looks = (scheme: 'light' | 'dark') => ({
  background: paper[scheme],
  controls: scheme,
  bars: [themeColor[scheme]],
});

for (const device of schemes) {
  test(
    `follows a device in ${device}, without JavaScript too`,
    { tag: '@once' },
    async ({ page, trouble, language }) => {
      trouble.allow(/\.js\b/);
      await page.route('**/*.js', (route) => route.abort());
      await page.emulateMedia({ colorScheme: device });
      await page.goto(`/${language}`);
      expect(await shown(page)).toEqual(looks(device));
      await page.emulateMedia({ colorScheme: other[device] });
      expect(await shown(page)).toEqual(looks(other[device]));
    },
  );

  test(
    `a stored choice applies before any script file, on a device in ${device}`,
    { tag: '@once' },
    async ({ page, trouble, language }) => {
      trouble.allow(/\.js\b/);
      await page.route('**/*.js', (route) => route.abort());
      await page.emulateMedia({ colorScheme: device });
      await page.addInitScript((choice) => localStorage.setItem('colorScheme', choice), other[device]);
      await page.goto(`/${language}`);
      expect(await shown(page)).toEqual(looks(other[device]));
    },
  );
}

test('the switch in the footer changes the scheme here and in other tabs, and is remembered', async ({
  page,
  context,
  language,
}) => {
  const { colorScheme: texts } = messagesOf[language];
  const choice = (name: string) => page.getByRole('group', { name: texts.label }).getByRole('radio', { name });
  const tab = await context.newPage();
  await tab.goto(`/${language}/about`);
  await page.goto(`/${language}/about`);
  await hydrated(page);
  await expect(choice(texts.system)).toBeChecked();

  await choice(texts.dark).click();
  await expect.poll(() => shown(page)).toEqual(looks('dark'));
  await expect.poll(() => shown(tab)).toEqual(looks('dark'));

  await page.reload();
  expect(await shown(page)).toEqual(looks('dark'));
  await expect(choice(texts.dark)).toBeChecked();

  await choice(texts.system).click();
  await expect.poll(() => shown(page)).toEqual(looks('light'));
  await expect.poll(() => shown(tab)).toEqual(looks('light'));
  await page.reload();
  await expect(choice(texts.system)).toBeChecked();
});

test('the main screens are accessible in the dark', async ({ page, language }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { buy } = messagesOf[language];
  for (const path of ['', '/products', '/stages-of-pregnancy', '/blog/babys-first-teeth', '/login']) {
    await page.goto(`/${language}${path}`);
    await hydrated(page);
    expect(await shown(page)).toEqual(looks('dark'));
    await expectAccessible(page);
  }
  await page.goto(`/${language}/product/manual-breast-pump`);
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: buy.addToCart, exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).toContain('MH-BF-0001');
  for (const path of ['/cart', '/checkout']) {
    await page.goto(`/${language}${path}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
