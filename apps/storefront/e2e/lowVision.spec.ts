import type { Page } from '@playwright/test';
import { boxOf } from './support/boxes.js';
import { buyNormal } from './support/buying.js';
import { scrollThroughPage } from './support/layout.js';
import { messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { openSearch } from './support/openSearch.js';
import { expect, test } from './support/test.js';
import { phone } from './support/window.js';

const narrow = { width: 360, height: 740 };

/** Words of headings, names and choices that go on in the next line, and amounts that do. */
async function brokenWords(page: Page) {
  await scrollThroughPage(page);
  return page.locator('main :is(h1, h2, legend, bdi, [data-part=name], [data-part=option])').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const word of (text as Text).data.matchAll(/[^ \n\-–/]+/g)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
            if (Math.max(...tops) - Math.min(...tops) > 16) broken.push(word[0]);
          }
        return broken;
      }),
  );
}

test(
  'on a phone with text of twice the size no word is broken, nothing is cut, and no text is on a drawing',
  { tag: '@twice' },
  async ({ playwright, launchOptions, baseURL, language }) => {
    const { nav, checkout } = messagesOf[language];
    // Set in the browser, it also counts in media queries.
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL, viewport: narrow, reducedMotion: 'reduce', serviceWorkers: 'block' });

    for (const path of ['', '/bottlefeeding', '/faq', '/product/manual-breast-pump']) {
      await open(page, `/${language}${path}`);
      expect(await brokenWords(page), path).toEqual([]);
    }
    const heart = page.locator('[data-part=buy-box] [aria-pressed]');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await open(page, `/${language}/wishlist`);
    await expect(page.locator('[data-few="1"] [data-part=name]')).toBeVisible();
    expect(await brokenWords(page)).toEqual([]);

    await open(page, `/${language}/mother-baby-products`);
    const banner = page.locator('[data-part=promo-banner]');
    const copy = await boxOf(banner.locator('[data-part=copy]'));
    expect((await boxOf(banner.locator('[data-part=picture]'))).y).toBeGreaterThanOrEqual(copy.y + copy.height);

    await openSearch(page, language);
    await page.getByRole('combobox', { name: nav.searchLabel }).fill(language === 'ar' ? 'شفاط' : 'pump');
    const results = page.getByRole('option').filter({ has: page.locator('[data-part=price]') });
    await expect(results).toHaveCount(4);
    const parts = page.locator('[role=option] :is([data-part=name], bdi), [role=option][data-all]');
    const outside = await parts.evaluateAll((all) =>
      all
        .filter((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          const { left, right } = text.getBoundingClientRect();
          return left < 0 || right > innerWidth || part.scrollHeight > part.clientHeight + 4;
        })
        .map(({ textContent }) => textContent),
    );
    expect(outside).toEqual([]);

    await buyNormal(page, language);
    await open(page, `/${language}/checkout`);
    await expect(page.getByRole('radio', { name: checkout.home })).toBeAttached();
    expect(await brokenWords(page)).toEqual([]);
    await browser.close();
  },
);

test(
  'in colours that the reader chose, the menu marks the current language',
  { tag: '@twice' },
  async ({ page, language }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize(phone);
    await open(page, `/${language}`);
    await page.getByRole('button', { name: messagesOf[language].ui.openMenu }).click();
    const menu = page.getByRole('dialog', { name: messagesOf[language].menu });
    const languages = menu.locator('[data-part=language-choice] a');
    await expect(languages).toHaveCount(2);
    const outlines = await languages.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('lang'), getComputedStyle(link).outlineStyle]),
    );
    expect(Object.fromEntries(outlines)).toEqual({ en: 'none', ar: 'none', [language]: 'solid' });
  },
);
