import { boxOf } from './support/boxes.js';
import { settled } from './support/hydrated.js';
import { open } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, phone, tablet } from './support/window.js';

test('the buttons and steps of the films in a row are on one line, also when those of one are open', async ({
  page,
  language,
}) => {
  await page.setViewportSize(tablet);
  await page.goto(`/${language}/video`);
  const cards = page.locator('main section').first().locator('li > article');
  await expect(cards).toHaveCount(3);
  const tops = (part: string) =>
    cards.evaluateAll(
      (cards, part) => cards.map((card) => Math.round(card.querySelector(part)!.getBoundingClientRect().top + scrollY)),
      part,
    );
  const expectAligned = async () => {
    for (const part of ['h3', 'button', 'summary']) expect(new Set(await tops(part)).size, part).toBe(1);
  };
  await expectAligned();
  await cards.first().locator('summary').click();
  await expect(cards.first().locator('details')).toHaveAttribute('open', '');
  await expectAligned();
});

test('on phones a film is a low row: the button that plays it is below its title, and its steps cross the card', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`/${language}/video`);
  const card = page.locator('main li > article').first();
  const box = (part: string) => boxOf(card.locator(part));
  const [picture, title, watch] = [await box("[data-part='poster']"), await box('h3'), await box('button')];
  expect(watch.x).toBe(language === 'ar' ? title.x + title.width - watch.width : title.x);
  expect(watch.y).toBeGreaterThanOrEqual(title.y + title.height);
  // All begin at the top, however long their titles are.
  expect(title.y).toBeCloseTo(picture.y, 0);
  expect(Math.abs(picture.y - (await boxOf(card)).y)).toBe(16);
  const disc = await box("[data-part='disc']");
  // In the lower corner, where it leaves the picture in view.
  expect(disc.width).toBe(32);
  const toTheStart = ({ x, width }: typeof disc) =>
    language === 'ar' ? picture.x + picture.width - x - width : x - picture.x;
  expect(toTheStart(disc)).toBeCloseTo(4, 0);
  // The duration is beside the words: on the picture it would cover a hand or a thermometer.
  await expect(card.getByRole('button')).toHaveText(/\d\d/);
  expect((await boxOf(card)).height).toBeLessThan(170);
  await card.locator('summary').click();
  const steps = await box('ol');
  expect(steps.width).toBe(328 - 2 * 16);
  // The press may have scrolled the card.
  const poster = await box("[data-part='poster']");
  expect(steps.y).toBeGreaterThanOrEqual(poster.y + poster.height);
});

test('the films are below the names of their topics, three of each, and say how long they play', async ({
  page,
  language,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/video`);
  const topics = page.locator("main [data-part='jump-links']");
  const sections = page.locator("main section:has(> [data-part='grid'])");
  const names = await topics.getByRole('link').allTextContents();
  await expect(sections.getByRole('heading', { level: 2 })).toHaveText(names.slice(1));
  for (const section of await sections.all()) await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.locator("main [data-part='watch']")).toHaveText(Array(names.length * 3 - 3).fill(/[23]\d/));

  await topics.getByRole('link', { name: names[2]!, exact: true }).click();
  await expect(sections.getByRole('heading', { level: 2 })).toHaveText([names[2]!]);
});

test(
  'a how-to film is requested when it is played, and plays to its end with captions',
  { tag: '@twice' },
  async ({ page, language }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/pictures/films/')) requested.push(pathname);
    });
    await open(page, `/${language}/video`);
    const play = page.getByRole('main').locator("[data-part='watch']").first();
    await play.scrollIntoViewIfNeeded();
    await settled(page);
    expect(requested).toEqual([]);

    // A press on the poster presses the button.
    await page.getByRole('main').locator("[data-part='poster']").first().click({ force: true });
    const film = page.getByRole('dialog').locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThanOrEqual(2);
    const captions = () =>
      film.evaluate((video: HTMLVideoElement) => {
        const [shown] = video.textTracks;
        return [shown?.language, shown?.mode, shown?.cues?.length];
      });
    const steps = await page.getByRole('dialog').getByRole('listitem').count();
    expect(steps).toBeGreaterThan(0);
    await expect.poll(captions).toEqual([language, 'showing', expect.any(Number)]);
    expect((await captions())[2]).toBeGreaterThanOrEqual(steps);
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2;
    });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  },
);
