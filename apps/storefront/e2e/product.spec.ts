import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { boxOf } from './support/boxes.js';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect, test as ownContextTest } from './support/test.js';
import { isPhone, queryOf, scrollTop, tablet } from './support/window.js';

const bottle = '/product/wide-neck-plastic-nursing-bottle';

test(
  'selecting a variant by pointer or keyboard updates URL, price, code and picture, and keeps the scroll position',
  { tag: '@twice' },
  async ({ page, language }) => {
    const messages = messagesOf[language];
    await open(page, `/${language}${bottle}`);
    const sizes = page.getByRole('radiogroup', { name: messages.product.volume });
    const price = page.locator('[data-part="price-block"]');
    const picture = page.locator('[data-part="gallery"] [data-part="slide"]').first().getByRole('img');
    const shown = async () => ({
      price: await price.innerText(),
      code: await page.locator('[data-part="code"]').innerText(),
      picture: await picture.evaluate((image: HTMLImageElement) => image.currentSrc || image.src),
      url: queryOf(page),
    });

    const first = await shown();
    const chosen = sizes.getByRole('radio', { checked: true });
    await expect(chosen).toHaveCount(1);
    const firstName = await chosen.innerText();
    await sizes.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 40));
    const other = sizes.getByRole('radio', { checked: false }).last();
    const place = await scrollTop(page);
    await other.click();
    await expect.poll(() => queryOf(page)).toMatch(/^\?variant=/);
    await expect(chosen).not.toHaveText(firstName);
    await expect.poll(async () => (await shown()).price).not.toBe(first.price);
    expect((await shown()).code).not.toBe(first.code);
    await expect.poll(async () => (await shown()).picture).not.toBe(first.picture);
    // The description above may take a line more or less, which scroll anchoring corrects.
    expect(Math.abs((await scrollTop(page)) - place)).toBeLessThan(40);
    await expect(picture).toHaveAttribute('alt', /\S/);

    // Arrow keys follow the reading direction.
    const second = await shown();
    await chosen.focus();
    await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => queryOf(page)).not.toBe(second.url);
    await expect(chosen).toBeFocused();
    await page.goBack();
    await expect.poll(shown).toEqual(second);

    await page.reload();
    await hydrated(page);
    expect(await shown()).toEqual(second);
  },
);

ownContextTest(
  'on phones name, price and a buy button are in the first view, and the sticky button covers nothing',
  { tag: '@phone' },
  async ({ page, language }) => {
    const messages = messagesOf[language];
    await page.clock.setFixedTime(new Date('2026-11-20T11:50:00+04:00'));
    await open(page, `/${language}/product/baby-lotion`);
    const bar = page.getByRole('region', { name: messages.buy.addToCart });
    const lower = async (locator: Locator) => {
      const { y, height } = await boxOf(locator);
      return y + height;
    };
    for (const part of ['name', 'price', 'rating'])
      expect(await lower(page.locator(`[data-part=buy-box] [data-part=${part}]`).first())).toBeLessThan(
        (await boxOf(bar)).y,
      );
    await expect(
      page.getByText(
        {
          en: 'Arrives Sat 21 – Mon 23 Nov in Dubai · order within 2 h 10 min',
          ar: 'يصلكِ بين السبت 21 والاثنين 23 نوفمبر في دبي · اطلبي خلال ساعتين و10 دقائق',
        }[language],
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: messages.ui.increase }).click();

    await expect(bar).toHaveCount(0);
    await page.getByRole('heading', { name: messages.product.faqs }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: messages.buy.addToCart }).click();
    await expect(page.locator('[data-part=nav-bar] [data-part=badge]')).toHaveText('2');
    const added = page.getByRole('dialog', { name: messages.toast.addedToCart });
    await expect(added.getByRole('link', { name: messages.cart.checkout })).toBeVisible();
    await expect(added.getByRole('heading', { name: messages.cart.goesWithIt })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(added).toBeHidden();
    await expect(bar.getByRole('button')).toBeFocused();

    const last = page.getByRole('contentinfo').locator('a, button, summary').filter({ visible: true }).last();
    await last.focus();
    await expect.poll(async () => (await lower(last)) <= (await boxOf(bar)).y).toBe(true);

    await page.getByRole('spinbutton').scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);

    // Two delivery days after dispatch, without Sunday; the choice is stored.
    const elsewhere = page
      .getByText(
        {
          en: 'Arrives Mon 23 – Tue 24 Nov in Fujairah · order within 2 h 10 min',
          ar: 'يصلكِ بين الاثنين 23 والثلاثاء 24 نوفمبر في الفجيرة · اطلبي خلال ساعتين و10 دقائق',
        }[language],
      )
      .first();
    const choice = page.getByRole('combobox', { name: { en: 'Deliver to', ar: 'التوصيل إلى' }[language] });
    await choice.selectOption('Fujairah');
    await expect(elsewhere).toBeVisible();
    await page.reload();
    await expect(elsewhere).toBeVisible();
    await expect(choice).toHaveValue('Fujairah');
  },
);

test(
  'a pattern shows its price, and selecting it changes the pictures',
  { tag: '@twice' },
  async ({ page, language }) => {
    const messages = messagesOf[language];
    await open(page, `/${language}${bottle}`);
    const patterns = page.getByRole('radiogroup', { name: messages.product.pattern });
    const slide = page.locator('[data-part="gallery"] [data-part="slide"]').first().getByRole('img');
    const rabbit = patterns.getByRole('radio', { name: { en: 'Rabbit', ar: 'أرنب' }[language] });
    await expect(rabbit).toContainText('49.00');
    const address = () => slide.evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
    await expect.poll(address).toMatch(/-160-ml\./);
    await rabbit.click();
    await expect.poll(address).toMatch(/-160-ml-rabbit\./);
    await expect(page.locator('[data-part="price-block"]')).toContainText('49.00');
    expect(await page.locator('[data-part="gallery"] [data-part="track"]').evaluate((track) => track.scrollLeft)).toBe(
      0,
    );
  },
);

test('phones fold the details to their beginning, wider windows show them all', async ({ page, language }) => {
  const { product } = messagesOf[language];
  await open(page, `/${language}/product/manual-breast-pump`);
  const details = page.locator('[data-lazy=product-details]');
  const all = details.getByRole('button', { name: product.allDetails });
  const height = async () => (await boxOf(details)).height;
  if (!isPhone(page)) {
    await expect(all).toBeHidden();
    return expect(await height()).toBeGreaterThan(600);
  }
  expect(await height()).toBeLessThan(400);
  await all.click();
  // A press before hydration is repeated after it.
  await expect.poll(height).toBeGreaterThan(1000);
});

test('the gallery navigates and opens a lightbox', async ({ page, language }) => {
  const { ui } = messagesOf[language];
  await open(page, `/${language}${bottle}`);
  const gallery = page.locator('[data-part="gallery"]');
  const thumbnails = gallery.locator('[data-part="thumbnail"]');
  await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true');
  // Phones swipe; the arrows are only shown on larger screens.
  if (isPhone(page))
    await gallery
      .locator('[data-part="track"]')
      .evaluate((track) => track.scrollBy({ left: track.clientWidth * (document.dir === 'rtl' ? -1 : 1) }));
  else await gallery.getByRole('button', { name: ui.next }).click();
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');

  const zoom = gallery.getByRole('button', { name: ui.zoomImage });
  await zoom.click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  await expect(lightbox.getByRole('img')).toHaveAttribute('alt', / 2 /);
  await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
  await expect(lightbox.getByRole('img')).toHaveAttribute('alt', / 1 /);
  await page.keyboard.press('+');
  await expect(lightbox.getByRole('button', { name: ui.zoomOut })).toBeEnabled();
  const detail = lightbox.locator('[data-part="detail"]');
  await expect(detail).toHaveAttribute('data-loaded');
  expect(await detail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(zoom).toBeFocused();
});

test('another product starts with a quantity of one', { tag: '@twice' }, async ({ page, language }) => {
  const messages = messagesOf[language];
  await open(page, `/${language}/product/manual-breast-pump`);
  const quantity = page.getByRole('main').getByRole('spinbutton');
  await quantity.fill('3');
  await quantity.blur();
  await expect(quantity).toHaveValue('3');
  // Without a new document.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const related = page.getByRole('region', { name: messages.product.related }).getByRole('listitem');
  // Products that are sold out have no quantity.
  const buyable = related.filter({ has: page.getByRole('button', { name: messages.buy.addToCart }) });
  await buyable.first().getByRole('heading').getByRole('link').click();
  await expect(page).not.toHaveURL(/manual-breast-pump/);
  await expect(quantity).toHaveValue('1');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a row of cards is cut at the edge of a phone, not before', { tag: '@phone' }, async ({ page, language }) => {
  await page.goto(`/${language}/product/manual-breast-pump`);
  const row = page.getByRole('region', { name: messagesOf[language].product.related });
  const { gutter, painted } = await row.evaluate((element) => ({
    gutter: element.getBoundingClientRect().left,
    painted: parseFloat(getComputedStyle(element).overflowClipMargin),
  }));
  expect(gutter).toBeGreaterThan(0);
  expect(painted).toBeGreaterThanOrEqual(gutter);
});

ownContextTest(
  'on tablets delivery and returns are below gallery and buttons, in the width of both',
  { tag: '@twice' },
  async ({ page, language }) => {
    await page.setViewportSize(tablet);
    await page.goto(`/${language}${bottle}`);
    const part = (name: string) => page.locator(`main [data-part=${name}]`).first();
    const [gallery, buttons, notes] = [
      await boxOf(part('gallery')),
      await boxOf(part('buy')),
      await boxOf(part('notes')),
    ];
    expect(notes.width).toBeGreaterThan(gallery.width * 2);
    expect(notes.y).toBeGreaterThan(gallery.y + gallery.height);
    expect(notes.y).toBeGreaterThan(buttons.y + buttons.height);
  },
);

test('a review starts on the side of its own language, in the font of the brand', async ({ page, language }) => {
  await page.goto(`/${language}/product/double-electric-breast-pump`);
  const reviews = page.locator('#reviews');
  for (const written of ['en', 'ar']) {
    const comment = reviews.locator(`[data-part=comment][lang=${written}]`).first();
    await comment.scrollIntoViewIfNeeded();
    const review = comment.locator('..');
    const directions = await review.evaluate((block) =>
      Object.fromEntries(
        Array.from(block.children, (part) => [part.getAttribute('data-part'), getComputedStyle(part).direction]),
      ),
    );
    const direction = written === 'ar' ? 'rtl' : 'ltr';
    expect(directions).toMatchObject({ 'star-rating': direction, title: direction, comment: direction, by: direction });
    const { gap, family } = await comment.evaluate((block) => {
      const text = document.createRange();
      text.selectNodeContents(block);
      const line = text.getClientRects()[0]!;
      const box = block.getBoundingClientRect();
      const { direction, fontFamily } = getComputedStyle(block);
      return {
        gap: direction === 'rtl' ? box.right - line.right : line.left - box.left,
        family: fontFamily.split(',')[0],
      };
    });
    expect(Math.abs(gap)).toBeLessThan(1);
    expect(family).toMatch(/^["']?Rubik Variable["']?$/);
  }
});
