import { expectAccessible } from './support/axe.js';
import { fill, messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';

test(
  'search results highlight the terms and include articles; without results categories are shown',
  { tag: '@twice' },
  async ({ page, language, viewport }) => {
    const { listing } = messagesOf[language];
    const main = page.getByRole('main');
    await open(page, `/${language}/products?q=${language === 'ar' ? 'رضاعه' : 'bottle'}`);
    await expect(main.getByRole('heading', { level: 2 }).locator('mark').first()).toHaveText(
      language === 'ar' ? 'رضّاعة' : /^bottle/i,
    );
    const articles = main.getByRole('region', { name: listing.articles });
    await articles.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/(?!products)`));

    // A word of the articles only: they come before products that are not about it.
    await open(page, `/${language}/products?q=${language === 'ar' ? 'اكتئاب' : 'depression'}`);
    await expect(main.getByRole('region')).toHaveText([
      new RegExp(`^${listing.articles}`),
      new RegExp(`^${listing.recommended}`),
    ]);

    await open(page, `/${language}/products?q=qqxxzz`);
    await expect(main.getByRole('heading', { name: fill(listing.nothingFor, { query: 'qqxxzz' }) })).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await expectAccessible(page);
    await main.getByRole('navigation', { name: listing.allCategories }).getByRole('link').nth(3).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/products/skincare$`));
    const text = main.locator('[aria-labelledby=about-category]').getByRole('paragraph');
    const seeMore = main.getByRole('button', { name: listing.seeMore });
    // Desktops have room for the complete text beside the film.
    if (viewport?.width === 1440) await expect(seeMore).toBeHidden();
    else {
      await seeMore.click();
      await expect(main.getByRole('button', { name: listing.seeLess })).toBeVisible();
    }
    // The film with its text may follow the description.
    await expect(async () => {
      await text.last().scrollIntoViewIfNeeded();
      await expect(text.last()).toBeInViewport({ ratio: 1, timeout: 1_000 });
    }).toPass();
  },
);
