import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registerByApi } from './support/accounts.js';
import { hydrated } from './support/hydrated.js';
import { test } from './support/ownShop.js';
import { runCli } from './support/runCli.js';
import type { Shop } from './support/startShop.js';
import { expect } from './support/test.js';
import { messagesOf } from './support/messages.js';
import { openSearch } from './support/openSearch.js';

/** Breaks out of every context a text can be in: element, attribute, data block, comment, template, URL. */
const HOSTILE = `</script><script>document.title = 'ran'</script><img src=/ran onerror="document.title = 'ran'">"'>--><svg onload=alert(1)>\${alert(1)}\u2028<!--`;
const code = 'HOSTILE-1';

/** Imports a product whose texts are all hostile, with an approved hostile review. */
async function importHostileProduct(shop: Shop) {
  const file = join(shop.dataDir, 'hostile.json');
  const text = { en: `Balm ${HOSTILE}`, ar: `بلسم ${HOSTILE}` };
  const list = { en: [text.en], ar: [text.ar] };
  const product = {
    product_code: code,
    route: 'hostile',
    name: text,
    category: 'skincare',
    sub_category: 'bath',
    default_price: 20,
    default_stock: 9,
    featured_img: 'manual-breast-pump-1-set',
    short_description: text,
    long_description: text,
    specifications: [{ label: text, value: text }],
    tags: list,
    how_to_use: list,
    safety: list,
    ingredients: { inci: HOSTILE },
    notice: text,
  };
  await writeFile(file, JSON.stringify([product]));
  await runCli(shop, 'catalogue', 'import', file);

  const { token } = await registerByApi(shop.url, 'en', { firstName: `<b>${HOSTILE}`.slice(0, 40) });
  const review = { rating: 5, title: HOSTILE.slice(0, 120), comment: HOSTILE, language: 'en' };
  const sent = await fetch(`${shop.url}/api/products/hostile/reviews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(review),
  });
  expect(sent.status).toBe(200);
  const [id = ''] = (await runCli(shop, 'review', 'list')).split(/\s/);
  await runCli(shop, 'review', 'approve', id);
}

test('hostile names, texts, reviews and searches are shown as plain text everywhere', async ({
  page,
  language,
  ownShop,
  trouble,
}) => {
  test.slow();
  const messages = messagesOf[language];
  await importHostileProduct(ownShop);
  const name = `${{ en: 'Balm', ar: 'بلسم' }[language]} </script><script>`;
  const expectClean = async (what: string) => {
    expect([what, trouble.found]).toEqual([what, []]);
    await hydrated(page);
    expect([what, await page.title()]).not.toEqual([what, 'ran']);
    expect([what, trouble.found]).toEqual([what, []]);
    const blocks = await page.locator('script[type="application/ld+json"], script#state').allInnerTexts();
    expect(blocks.length).toBeGreaterThan(0);
    for (const text of blocks) expect(() => JSON.parse(text) as unknown, what).not.toThrow();
  };

  await page.goto(`/${language}/product/hostile`);
  await expectClean('product');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const structured = (await page.locator('script[type="application/ld+json"]').allInnerTexts()).map(
    (text) => JSON.parse(text) as { name?: string },
  );
  expect(structured.some((thing) => thing.name?.includes(name))).toBe(true);
  await expect(page.getByText('alert(1)').last()).toBeAttached();
  await page.getByRole('button', { name: messages.buy.addToCart }).first().click();
  await expect(page.getByRole('dialog', { name: messages.toast.addedToCart })).toContainText(name);
  await expectClean('added to cart');

  await page.goto(`/${language}/cart`);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expectClean('cart');
  await page.goto(`/${language}/products/skincare/bath?sort=newest`);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expectClean('listing');
  await page.goto(`/${language}/products?q=${encodeURIComponent(HOSTILE)}`);
  await expectClean('search');
  await page.goto(`/${language}/faq`);
  await expectClean('questions');
  await openSearch(page, language);
  await page.getByRole('combobox').fill(HOSTILE);
  await expect(page.getByRole('combobox')).toHaveValue(/script/);
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/products\?/);
  await expectClean('search from the dropdown');
});
