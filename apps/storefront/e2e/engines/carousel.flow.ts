import { fill } from '../support/messages.js';
import { expect, flow } from './browser/test.js';

flow('a carousel loops, by buttons and arrow keys', async ({ page, language, messages: { ui } }) => {
  await page.open(`/${language}/bottlefeeding`);
  const carousel = page.get('region', new RegExp(`^${fill(ui.carousel, { title: '' })}`));
  const slides = carousel.get('group', new RegExp(`^${fill(ui.slideOf, { n: '\\d+', total: '\\d+' })}$`));
  /** The first fully visible slide in reading direction. */
  const leading = async () => {
    const { x, width } = await carousel.one();
    const visible = (await slides.all()).filter((slide) => slide.x >= x - 1 && slide.x + slide.width <= x + width + 1);
    return visible.sort((a, b) => (language === 'ar' ? b.x - a.x : a.x - b.x))[0]?.name;
  };
  const total = await slides.count();
  const slide = (n: number) => fill(ui.slideOf, { n, total });

  // Until the looping carousel has loaded, a plain scroller is shown.
  await slides.nth(0).scrollTo();
  await expect.poll(() => page.evaluate(() => document.querySelector('[data-part=loop]') !== null)).toBe(true);
  const next = carousel.get('button', ui.nextSlide);
  await next.click();
  await expect.poll(leading).toBe(slide(2));
  await page.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
  await expect.poll(leading).toBe(slide(1));
  await carousel.get('button', ui.previousSlide).click();
  await expect.poll(leading).toBe(slide(total));
});
