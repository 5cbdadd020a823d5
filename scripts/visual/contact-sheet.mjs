import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** @typedef {{ id: string, title: string, name: string }} Story */
/** @typedef {import('playwright').Page} Page */

const languages = /** @type {const} */ (['en', 'ar']);
const view = { width: 720, height: 900 };
/** Half size still shows what changed, and keeps a hundred sheets at a few megabytes. */
const scale = 0.5;
/** Of 1, about 24 of 255 grey levels. WebP compression changes less. */
const threshold = 0.1;

/**
 * The stories of a built Storybook by component, without documentation pages.
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
 * A contact sheet of a component: one row per story, English beside Arabic.
 * @param {Page} page
 * @param {string} url of the Storybook
 * @param {Story[]} stories
 * @returns {Promise<Buffer>} WebP; the same pixels give the same bytes
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
        // Lazy images below the window would never load.
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      const height = await page.evaluate((windowHeight) => {
        // Overlays and fixed bars need the whole window; other stories are cropped to their content.
        const hasOverlay = [...document.querySelectorAll('#storybook-root *, dialog[open]')].some((element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position),
        );
        const end = /** @type {Element} */ (document.getElementById('storybook-root')).getBoundingClientRect().bottom;
        return Math.ceil(Math.min(2400, Math.max(hasOverlay ? windowHeight : 80, end + 16)));
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
 * Counts the visibly different pixels of two pictures and draws them.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<{ differing: number, picture: Buffer }>} the picture is a PNG
 */
export async function compare(before, after) {
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  /** Pads with transparent pixels, which count as different. @param {Buffer} input */
  const pixels = (input) =>
    sharp({ create: { width, height, channels: 4, background: 'transparent' } })
      .composite([{ input, left: 0, top: 0 }])
      .raw()
      .toBuffer();
  const diff = Buffer.alloc(width * height * 4);
  const differing = pixelmatch(await pixels(before), await pixels(after), diff, width, height, {
    threshold,
    includeAA: true,
  });
  return {
    differing,
    picture: await sharp(diff, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
