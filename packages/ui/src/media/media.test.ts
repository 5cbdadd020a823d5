// @vitest-environment node
import { fileURLToPath } from 'node:url';
import type { Locator, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { contrast } from '../foundation/brandProblems.js';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import { testPages, type TestPages } from '../../test/testPage.js';

// Scrolling, snapping and visibility need a real browser.
vi.setConfig({ testTimeout: 30_000 });
let pages: TestPages;
let page: Page;
beforeAll(async () => {
  pages = await testPages(fileURLToPath(new URL('media.page.tsx', import.meta.url)));
}, 60_000);
afterAll(() => pages.close());
afterEach(() => page.close());

const inView = (text: string) =>
  page.getByText(text, { exact: true }).evaluate((element) => {
    const box = element.getBoundingClientRect();
    return box.left >= 0 && box.right <= document.documentElement.clientWidth;
  });

/** The zoom factor of the picture in a lightbox. */
const scaleIn = (dialog: Locator) =>
  dialog.locator('[data-part="frame"] > *').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

/** What a counter shows. With a slash, its numbers would change places in Arabic. */
const counted = (language: 'en' | 'ar', n: number, total: number) =>
  language === 'ar' ? `${n} من ${total}` : `${n} / ${total}`;

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('in %s', (language, t) => {
  const part = (name: string) => page.locator(`[data-part="${name}"]`);
  const button = (root: Locator, name: string) => root.getByRole('button', { name, exact: true });

  test('hero: goes to the next, previous and a chosen panel, wraps around and never scrolls the page', async () => {
    page = await pages.open(language);
    await page.evaluate(() => window.scrollTo(0, 200));
    const hero = part('hero-slider');
    const current = hero.locator('[data-part="dot"][aria-current]');
    const dot = (n: number) => t.goToSlide.replace('{n}', String(n));
    await button(hero, t.nextSlide).click();
    await expect.poll(() => current.getAttribute('aria-label')).toBe(dot(2));
    expect(await inView('Two')).toBe(true);
    expect(await inView('One')).toBe(false);
    await button(hero, t.previousSlide).click();
    await expect.poll(() => current.getAttribute('aria-label')).toBe(dot(1));
    await button(hero, t.previousSlide).click();
    await expect.poll(() => current.getAttribute('aria-label')).toBe(dot(3));
    expect(await inView('Three')).toBe(true);
    await button(hero, dot(1)).click();
    await expect.poll(() => current.getAttribute('aria-label')).toBe(dot(1));
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  });

  test('product carousel: scrolls by the visible cards and stops at its ends', async () => {
    page = await pages.open(language, { viewport: { width: 1200, height: 800 } });
    const carousel = part('product-carousel').first();
    await expect.poll(() => button(carousel, t.next).isEnabled()).toBe(true);
    expect(await button(carousel, t.previous).isDisabled()).toBe(true);
    expect(await inView('Product 4')).toBe(true);
    expect(await inView('Product 5')).toBe(false);
    await button(carousel, t.next).click();
    await expect.poll(() => button(carousel, t.next).isDisabled()).toBe(true);
    expect(await inView('Product 6')).toBe(true);
    await button(carousel, t.previous).click();
    await expect.poll(() => button(carousel, t.previous).isDisabled()).toBe(true);
    expect(await inView('Product 1')).toBe(true);
  });

  test('product carousel: the keyboard brings the whole card into view', async () => {
    page = await pages.open(language, { viewport: { width: 360, height: 640 } });
    const cards = part('product-carousel').first().locator('[data-part="track"] > li');
    await cards.first().scrollIntoViewIfNeeded();
    await cards.first().getByRole('link').first().focus();
    const isWhole = (n: number) =>
      cards.nth(n).evaluate((card) => {
        const { left, right } = card.getBoundingClientRect();
        return Math.round(left) >= 0 && Math.round(right) <= innerWidth;
      });
    for (const n of [1, 2, 3]) {
      while (!(await cards.nth(n).evaluate((card) => card.contains(document.activeElement))))
        await page.keyboard.press('Tab');
      await expect.poll(() => isWhole(n)).toBe(true);
    }
  });

  test('product carousel: has no arrows where nothing scrolls', async () => {
    page = await pages.open(language, { viewport: { width: 1200, height: 800 } });
    const arrows = (carousel: Locator) => carousel.locator('[data-part="arrows"]').isVisible();
    await part('product-carousel').last().scrollIntoViewIfNeeded();
    await expect.poll(() => arrows(part('product-carousel').last())).toBe(false);
    expect(await arrows(part('product-carousel').first())).toBe(true);
  });

  test.each(['reduce', 'no-preference'] as const)(
    'a carousel turns both ways without end (%s)',
    async (reducedMotion) => {
      page = await pages.open(language, { viewport: { width: 1200, height: 800 }, reducedMotion });
      const carousel = part('carousel').first();
      await carousel.scrollIntoViewIfNeeded();
      await carousel.locator('[data-part="loop"]').waitFor();
      const counter = carousel.locator('[data-part="counter"]');
      for (const n of [2, 3, 4, 1, 2]) {
        await button(carousel, t.nextSlide).click();
        await expect.poll(() => counter.innerText()).toBe(counted(language, n, 4));
        await expect.poll(() => inView(`Nipple ${n}`)).toBe(true);
      }
      for (const n of [1, 4, 3]) {
        await button(carousel, t.previousSlide).click();
        await expect.poll(() => counter.innerText()).toBe(counted(language, n, 4));
        await expect.poll(() => inView(`Nipple ${n}`)).toBe(true);
      }
    },
  );

  test('carousel: moves without its own transition under reduced motion', async () => {
    page = await pages.open(language, { viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' });
    const carousel = part('carousel').first();
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator('[data-part="loop"]').waitFor();
    await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      for (const rule of rules)
        if (rule instanceof CSSMediaRule && rule.conditionText.includes('reduced-motion'))
          rule.media.mediaText = 'not all';
    });
    // In the same task as the click, without a frame in between.
    const inViewAfter = (name: string) =>
      button(carousel, name).evaluate((pressed: HTMLElement) => {
        pressed.click();
        const row = document.querySelector('[data-part="loop"]')!;
        const { left, right } = row.getBoundingClientRect();
        const isInside = (box: DOMRect) => box.left > left - 1 && box.right < right + 1;
        return [...row.querySelectorAll('article')]
          .filter((slide) => isInside(slide.getBoundingClientRect()))
          .map(({ textContent }) => textContent);
      });
    expect(await inViewAfter(t.nextSlide)).toEqual(['Nipple 2', 'Nipple 3', 'Nipple 4']);
    expect(await inViewAfter(t.nextSlide)).toEqual(['Nipple 3', 'Nipple 4', 'Nipple 1']);
    expect(await inViewAfter(t.previousSlide)).toEqual(['Nipple 2', 'Nipple 3', 'Nipple 4']);
  });

  test('carousel and hero: the pause button comes first in the tab order', async () => {
    page = await pages.open(language, { viewport: { width: 1200, height: 800 }, reducedMotion: 'no-preference' });
    for (const root of [part('hero-slider'), part('carousel').last()]) {
      await root.scrollIntoViewIfNeeded();
      await button(root, t.pauseSlides).waitFor();
      const first = root.locator('a, button, [tabindex="0"]').first();
      expect(await first.getAttribute('aria-label')).toBe(t.pauseSlides);
      // Below the slides, or in front of them.
      const slides = root.locator('[data-part="track"], [data-part="loop"]');
      // Polls, because the looping row replaces the track once its code has loaded.
      await expect
        .poll(async () => {
          const [toggle, row] = [await first.boundingBox(), await slides.boundingBox()];
          return toggle !== null && row !== null && toggle.y > row.y + row.height / 2;
        })
        .toBe(true);
    }
  });

  test('carousel: Tab shows the slide of each link, without leaving the row scrolled', async () => {
    page = await pages.open(language, { viewport: { width: 1200, height: 800 } });
    const carousel = part('carousel').last();
    await carousel.scrollIntoViewIfNeeded();
    const row = carousel.locator('[data-part="loop"]');
    await row.waitFor();
    await button(carousel, t.nextSlide).focus();
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab');
      const shown = () =>
        row.evaluate((element) => {
          const focused = document.activeElement;
          if (!focused?.matches('a') || !element.contains(focused)) return 'no link of the row has the focus';
          const [outer, inner] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
          const isInside = inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
          return `${isInside ? 'in' : 'out of'} view, scrolled by ${element.scrollLeft}`;
        });
      await expect.poll(shown).toBe('in view, scrolled by 0');
    }
  });

  test('carousel: the focus stays on a link while the looping row loads', async () => {
    page = await pages.open(language, { viewport: { width: 1200, height: 300 } });
    await page.clock.install();
    const chunk = new Promise<Route>((resolve) => void page.route('**/LoopingTrack-*', resolve));
    const carousel = part('carousel').last();
    await carousel.scrollIntoViewIfNeeded();
    const link = carousel.getByRole('link', { name: 'Bottle 2' });
    await link.focus();
    await (await chunk).fallback();
    // The same module as that of the carousel.
    await page.evaluate(`import('${(await chunk).request().url()}')`);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    // To the next link, and to another window.
    await page.keyboard.press('Tab');
    await page.evaluate(() => document.activeElement!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Bottle 3');
    // It is replaced when the focus leaves it, without waiting for a timer.
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(carousel, t.nextSlide).focus();
    await carousel.locator('[data-part="loop"]').waitFor();
    expect(await button(carousel, t.nextSlide).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('gallery: follows thumbnails and the forward arrow key, and restarts with another variant', async () => {
    page = await pages.open(language);
    const gallery = part('gallery');
    const counter = gallery.locator('[data-part="counter"]');
    await gallery.locator('[data-part="thumbnail"]').nth(2).click();
    await expect.poll(() => counter.innerText()).toBe(counted(language, 3, 3));
    await gallery.locator('[data-part="track"]').press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => counter.innerText()).toBe(counted(language, 2, 3));
    await page.getByRole('button', { name: 'Other variant' }).click();
    await expect.poll(() => counter.innerText()).toBe(counted(language, 1, 2));
  });

  test('lightbox: zooms by key and button, changes pictures by arrow and restores the focus', async () => {
    page = await pages.open(language);
    await page.getByRole('button', { name: 'Look closely' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lotion' });
    await dialog.press('+');
    await expect.poll(() => scaleIn(dialog)).toBeCloseTo(1.5);
    await button(dialog, t.zoomIn).click();
    await expect.poll(() => scaleIn(dialog)).toBeCloseTo(2.25);
    await dialog.press('0');
    await expect.poll(() => scaleIn(dialog)).toBe(1);
    await dialog.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect
      .poll(() => dialog.locator('[data-part="counter"] > span').first().innerText())
      .toBe(counted(language, 2, 2));
    await dialog.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Look closely');
  });
});

test('lightbox: the focus stays in it at the last picture, so that the arrow keys go on', async () => {
  page = await pages.open('en');
  await page.getByRole('button', { name: 'Look closely' }).click();
  const dialog = page.getByRole('dialog');
  const counter = dialog.locator('[data-part="counter"] > span').first();
  await dialog.getByRole('button', { name: en.next, exact: true }).focus();
  await page.keyboard.press('Enter');
  expect(await counter.textContent()).toBe(counted('en', 2, 2));
  await page.keyboard.press('Enter');
  expect(await counter.textContent()).toBe(counted('en', 2, 2));
  await page.keyboard.press('ArrowLeft');
  expect(await counter.textContent()).toBe(counted('en', 1, 2));
});

test('lightbox: stays zoomed when its picture fails to load', async () => {
  page = await pages.open('en');
  const request = new Promise<Route>((resolve) => void page.route('**/baby-lotion-*', (route) => resolve(route)));
  await page.getByRole('button', { name: 'Look closely' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lotion' });
  await dialog.press('+');
  await expect.poll(() => scaleIn(dialog)).toBeCloseTo(1.5);
  await (await request).abort();
  await dialog.locator('[data-missing]').waitFor();
  expect(await scaleIn(dialog)).toBeCloseTo(1.5);
});

test.each([400, 800])('hero: its controls are legible in the dark scheme, at %i px', async (width) => {
  page = await pages.open('en', { viewport: { width, height: 800 }, colorScheme: 'dark' });
  const hero = page.locator('[data-part="hero-slider"]');
  await hero.evaluate((element) => element.setAttribute('data-full-width', ''));
  const styleOf = (selector: string, pseudo?: string) =>
    hero
      .locator(selector)
      .first()
      .evaluate((element, of) => {
        const { color, backgroundColor } = getComputedStyle(element, of);
        return { color, backgroundColor };
      }, pseudo);
  // The dots are on the picture as the title is; the icons are on their buttons.
  expect((await styleOf('[data-part="dot"]', '::after')).backgroundColor).toBe((await styleOf('h1')).color);
  for (const name of ['toggle', 'previous', 'next']) {
    const { color, backgroundColor } = await styleOf(`[data-part="${name}"]`);
    expect(contrast(color, backgroundColor), name).toBeGreaterThan(3);
  }
});

test('hero: plays while not hovered or paused, and not under reduced motion', async () => {
  const hero = () => page.locator('[data-part="hero-slider"]');
  page = await pages.open('en', { reducedMotion: 'no-preference' });
  await page.clock.install();
  const current = page.locator('[data-part="dot"][aria-current]');
  await hero().getByRole('button', { name: en.pauseSlides }).click();
  await hero().getByRole('button', { name: en.playSlides }).click();
  await page.clock.fastForward(20_000);
  expect(await current.getAttribute('aria-label')).toBe('Go to slide 1');
  await page.mouse.move(400, 590);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.fastForward(7000);
  await page.clock.resume();
  await expect.poll(() => current.getAttribute('aria-label')).toBe('Go to slide 2');
  await page.close();
  page = await pages.open('en', { reducedMotion: 'reduce' });
  await hero().getByRole('button', { name: en.playSlides }).waitFor();
  expect(await hero().getByRole('button', { name: en.pauseSlides }).count()).toBe(0);
});

test('carousel: keeps playing under reduced motion once started by the visitor', async () => {
  page = await pages.open('en', { reducedMotion: 'reduce' });
  const carousel = page.locator('[data-part="carousel"]').last();
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('[data-part="loop"]').waitFor();
  await page.clock.install();
  await carousel.getByRole('button', { name: en.playSlides }).click();
  await page.mouse.move(5, 5);
  const counter = carousel.locator('[data-part="counter"]');
  for (const n of [2, 3, 4]) {
    await page.clock.runFor(5100);
    await expect.poll(() => counter.innerText()).toBe(counted('en', n, 4));
  }
});

test.each([
  ['en', en],
  ['ar', ar],
] as const)('%s: autoplay of a carousel waits while a link in it has the focus', async (language, t) => {
  page = await pages.open(language, { reducedMotion: 'no-preference' });
  const carousel = page.locator('[data-part="carousel"]').last();
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('[data-part="loop"]').waitFor();
  const counter = carousel.locator('[data-part="counter"]');
  await page.mouse.move(5, 5);
  await page.clock.install();
  // Restarts the timer on the installed clock.
  await carousel.getByRole('link', { name: 'Bottle 1' }).focus();
  await page.clock.runFor(20_000);
  expect(await counter.innerText()).toBe(counted(language, 1, 4));
  expect(await carousel.getByRole('button', { name: t.pauseSlides }).count()).toBe(1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(5100);
  await expect.poll(() => counter.innerText()).toBe(counted(language, 2, 4));
});

test.each([
  ['en', en],
  ['ar', ar],
] as const)('%s: a carousel plays on after a swipe, as its button says', async (language, t) => {
  page = await pages.open(language, { reducedMotion: 'no-preference' });
  const carousel = page.locator('[data-part="carousel"]').last();
  await carousel.scrollIntoViewIfNeeded();
  const row = carousel.locator('[data-part="loop"]');
  await row.waitFor();
  await page.clock.install();
  const { x, y, width, height } = (await row.boundingBox())!;
  const [from, to] = language === 'ar' ? [0.2, 0.7] : [0.7, 0.2];
  await page.mouse.move(x + width * from, y + height - 10);
  await page.mouse.down();
  await page.mouse.move(x + width * to, y + height - 10, { steps: 5 });
  await page.mouse.up();
  const counter = carousel.locator('[data-part="counter"]');
  await expect.poll(() => counter.innerText()).not.toBe(counted(language, 1, 4));
  const swipedTo = await counter.innerText();
  expect(await carousel.getByRole('button', { name: t.pauseSlides }).count()).toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5600);
  await expect.poll(() => counter.innerText()).not.toBe(swipedTo);
});

test('reduced motion: applies changes at once, not a frame later', async () => {
  page = await pages.open('en', { reducedMotion: 'reduce' });
  const height = await page.locator('#page').evaluate((element) => {
    element.getBoundingClientRect();
    element.style.blockSize = '100px';
    return element.getBoundingClientRect().height;
  });
  expect(height).toBe(100);
});
