import { expect, flow } from './browser/test.js';

flow(
  'the menu opens and closes by keyboard, and focus returns to its opener',
  async ({ page, language, messages: { ui, nav } }) => {
    await page.open(`/${language}`);
    if (language === 'en') {
      const menu = page.get('navigation', ui.mainNavigation);
      const opener = menu.text(nav.products);
      const entry = menu.get('link', nav.viewAllProducts);
      await page.tabTo(opener);
      await page.press('Enter');
      await entry.shown();
      await page.press('Escape');
      await entry.hidden();
      await opener.focused();
      await page.press('ArrowDown');
      await expect.poll(async () => (await menu.get('link').all()).some(({ focused }) => focused)).toBe(true);
      return;
    }
    // On phones it is a drawer.
    const opener = page.get('button', ui.openMenu);
    await page.tabTo(opener);
    await page.press('Enter');
    const drawer = page.get('dialog');
    await drawer.shown();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
        'the focus is in the drawer',
      ).toBe(true);
    }
    await page.press('Escape');
    await drawer.hidden();
    await opener.focused();
  },
);

flow(
  'the lightbox of a product opens, navigates by arrow keys, and closes',
  async ({ page, language, messages: { ui } }) => {
    await page.open(`/${language}/product/wide-neck-plastic-nursing-bottle`);
    const opener = page.get('button', ui.zoomImage);
    await page.tabTo(opener);
    await page.press('Enter');
    const lightbox = page.get('dialog');
    await lightbox.shown();
    const picture = async () => (await lightbox.get('img').one()).name;
    await expect.poll(picture).toMatch(/ 1 /);
    await page.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(picture).toMatch(/ 2 /);
    await page.press('Escape');
    await lightbox.hidden();
    await opener.focused();
  },
);
