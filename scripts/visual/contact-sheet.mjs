/** @typedef {{ id: string, title: string, name: string }} Story */
/** @typedef {import('playwright').Page} Page */

const languages = /** @type {const} */ (['en', 'ar']);
const view = { width: 720, height: 900 };
/** Sheets are half the size of what they show: a reviewer sees what changed, and a hundred of them are a few megabytes. */
const scale = 0.5;

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
  return asWebp(page, await page.screenshot({ fullPage: true }));
}

/** @param {Page} page @param {Buffer} png @returns {Promise<Buffer>} */
async function asWebp(page, png) {
  const webp = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(webp, 'base64');
}

/**
 * How many pixels differ visibly between two pictures, and a picture of where.
 * @param {Page} page any page; its own pixels do the counting
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<{ differing: number, picture: Buffer }>} the picture is a PNG
 */
export async function compare(page, before, after) {
  await page.setContent('<canvas></canvas>');
  const { differing, picture } = await page.evaluate(
    async ([first = '', second = '']) => {
      const load = async (/** @type {string} */ base64) =>
        createImageBitmap(await (await fetch(`data:image/webp;base64,${base64}`)).blob());
      const [a, b] = await Promise.all([load(first), load(second)]);
      const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
      const pixels = (/** @type {ImageBitmap} */ bitmap) => {
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
          new OffscreenCanvas(width, height).getContext('2d')
        );
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [one, two] = [pixels(a), pixels(b)];
      let count = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const distance = Math.max(
          ...[0, 1, 2, 3].map((channel) => Math.abs((one.data[at + channel] ?? 0) - (two.data[at + channel] ?? 0))),
        );
        if (distance > 24) {
          count += 1;
          two.data.set([230, 0, 120, 255], at);
        }
      }
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas'));
      Object.assign(canvas, { width, height });
      canvas.getContext('2d')?.putImageData(two, 0, 0);
      return { differing: count, picture: canvas.toDataURL('image/png').split(',')[1] ?? '' };
    },
    [before.toString('base64'), after.toString('base64')],
  );
  return { differing, picture: Buffer.from(picture, 'base64') };
}
