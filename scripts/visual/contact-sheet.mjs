import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** @typedef {{ id: string, title: string, name: string }} Story */
/** @typedef {import('playwright').Page} Page */

const languages = /** @type {const} */ (['en', 'ar']);
const view = { width: 720, height: 900 };
/** Sheets are half the size of what they show: a reviewer sees what changed, and a hundred of them are a few megabytes. */
const scale = 0.5;
/** Of 1: what pixelmatch lets pass, about 24 of 255 in grey. Compression changes less. */
const threshold = 0.1;

/**
 * The stories of a built Storybook by component, those of the documentation left out.
 * @param {string} url
 * @returns {Promise<Map<string, Story[]>>}
 */
export async function storiesByComponent(url) {
  const { entries } = /** @type {{ entries: Record<string, Story & { type: string }> }} */ (
    await (await fetch(`${url}/index.json`)).json()
  );
  /** @type {Map<string, Story[]>} */
  const byTitle = new Map();
  for (const story of Object.values(entries)) {
    if (story.type === 'story') byTitle.set(story.title, [...(byTitle.get(story.title) ?? []), story]);
  }
  return byTitle;
}

/**
 * One picture of a component: each story a row, English beside Arabic.
 * @param {Page} page
 * @param {string} url of the Storybook
 * @param {Story[]} stories
 * @returns {Promise<Buffer>} WebP, the same bytes for the same pixels
 */
export async function contactSheet(page, url, stories) {
  const rows = [];
  await page.setViewportSize(view);
  for (const { id, name } of stories) {
    const cells = [];
    for (const language of languages) {
      await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=language:${language}`);
      await page.locator('#storybook-root > *, dialog[open]').first().waitFor({ state: 'attached' });
      await page.evaluate(async () => {
        await document.fonts.ready;
        // Those below the edge would never come.
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      const height = await page.evaluate((whole) => {
        // What lies over the page (a dialog, an open list, a bar at its end) is seen in the whole of it; other stories without the empty rest.
        const over = [...document.querySelectorAll('#storybook-root *, dialog[open]')].some((element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position),
        );
        const end = /** @type {Element} */ (document.getElementById('storybook-root')).getBoundingClientRect().bottom;
        return Math.ceil(Math.min(2400, Math.max(over ? whole : 80, end + 16)));
      }, view.height);
      cells.push(
        await page.screenshot({
          clip: { x: 0, y: 0, width: view.width, height },
          fullPage: true,
          animations: 'disabled',
          caret: 'hide',
        }),
      );
    }
    rows.push({ name, cells: cells.map((png) => png.toString('base64')) });
  }
  const html = rows
    .map(
      ({ name, cells }) =>
        `<h2>${name}</h2><div>${cells.map((png) => `<img src="data:image/png;base64,${png}">`).join('')}</div>`,
    )
    .join('');
  await page.setContent(
    `<style>body{margin:0;padding:16px;font:16px sans-serif;background:#eee}h2{font-size:14px}div{display:flex;gap:16px;align-items:start}img{width:${view.width * scale}px}</style>${html}`,
  );
  await page.setViewportSize({ width: 2 * view.width * scale + 48, height: 800 });
  return sharp(await page.screenshot({ fullPage: true }))
    .webp({ quality: 80 })
    .toBuffer();
}

/**
 * How many pixels differ visibly between two pictures, and a picture of where.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<{ differing: number, picture: Buffer }>} the picture is a PNG
 */
export async function compare(before, after) {
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  /** What only one of them covers is transparent in the other, and differs. @param {Buffer} input */
  const pixels = (input) =>
    sharp({ create: { width, height, channels: 4, background: 'transparent' } })
      .composite([{ input, left: 0, top: 0 }])
      .raw()
      .toBuffer();
  const drawn = Buffer.alloc(width * height * 4);
  const differing = pixelmatch(await pixels(before), await pixels(after), drawn, width, height, {
    threshold,
    includeAA: true,
  });
  return {
    differing,
    picture: await sharp(drawn, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
