// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mahd } from '../src/foundation/brands/mahd.js';
import { fallbackFaces } from '../src/foundation/font-metrics.js';
import { fontFaces, type FontFiles } from '../src/foundation/fonts.js';
import { globalCss } from '../src/foundation/style/index.js';
import { launchChromium } from './chromium.js';

// Different texts from those that the metrics were measured with.
const paragraphs = {
  latin:
    'A short evening routine, such as a wash, a feed, a song and then bed, helps day and night become different. It may take weeks, and waking at night is still normal. Free delivery above AED 99, in Dubai by tomorrow; all prices include VAT.',
  arabic:
    'روتين مسائي قصير، كغسل خفيف ثم رضعة ثم أنشودة ثم السرير، يساعده على التمييز بين الليل والنهار. قد يحتاج الأمر إلى أسابيع، والاستيقاظ ليلًا ما زال طبيعيًا. توصيل مجاني للطلبات التي تتجاوز 99 درهمًا، والأسعار تشمل ضريبة القيمة المضافة. زجاجة رضاعة زجاجية بعنق عريض سعة 240 مل، خفيفة وسهلة التنظيف، ويمكن تعقيمها بالبخار أو بالماء المغلي. الحلمة لينة ومرنة، وفيها فتحة تهوية تقلّل ابتلاع الهواء في أثناء الرضاعة.',
};
const fileOf = (script: string) =>
  fileURLToPath(
    new URL(`../node_modules/@fontsource-variable/rubik/files/rubik-${script}-wght-normal.woff2`, import.meta.url),
  );

let browser: Browser;
beforeAll(async () => {
  // Hinting rounds glyph widths to whole pixels.
  browser = await launchChromium(['--font-render-hinting=none']);
});
afterAll(() => browser.close());

/** A page in the library's styles with Rubik served from `http://shop.test`, and the font files it requested. */
async function open(
  language: 'en' | 'ar',
  body: string,
  withRubik = true,
  core?: FontFiles['core'],
): Promise<{ page: Page; asked: string[] }> {
  const asked: string[] = [];
  const page = await browser.newPage({ viewport: { width: 600, height: 800 } });
  await page.route('http://shop.test/**', async (route) => {
    const name = new URL(route.request().url()).pathname;
    if (name === '/')
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><style>${fontFaces({ latin: '/latin.woff2', arabic: '/arabic.woff2', ...(core && { core }) })}</style><style>${globalCss(mahd)}</style></head><body>${body}</body></html>`,
      });
    asked.push(name);
    return withRubik
      ? route.fulfill({
          contentType: 'font/woff2',
          body: readFileSync(fileOf(name.replace('/core-', '/').replace('signs', 'latin').slice(1, -6))),
        })
      : route.abort();
  });
  await page.goto('http://shop.test/');
  await page.evaluate(() => document.fonts.ready);
  return { page, asked };
}

const languageOf = { latin: 'en', arabic: 'ar' } as const;

describe.each(['latin', 'arabic'] as const)('%s fallbacks', (script) => {
  test.for(fallbackFaces.filter((face) => face.script === script))(
    '$family $weight takes the room of Rubik',
    async ({ family, weight }, { skip }) => {
      const { page } = await open(
        languageOf[script],
        `<span id="text" style="white-space:nowrap;font-weight:${weight.startsWith('300') ? 400 : 700}">${paragraphs[script]}</span>`,
      );
      const text = page.locator('#text');
      const web = await text.evaluate((element) => element.getBoundingClientRect().width);
      const local = await text.evaluate(
        async (element, [name, range]) => {
          element.style.fontFamily = `"${name}", "Rubik Latin Fallback"`;
          await document.fonts.ready;
          const face = [...document.fonts].find(
            (candidate) => candidate.family.replaceAll('"', '') === name && candidate.weight === range,
          )!;
          const digits = [...document.fonts].filter((other) => other.family.includes('Rubik Latin Fallback'));
          const isMeasured = face.status === 'loaded' && digits.some(({ status }) => status === 'loaded');
          return isMeasured ? element.getBoundingClientRect().width : null;
        },
        [family, weight] as const,
      );
      await page.close();
      if (local === null) return skip('this machine does not have the font, or none for its digits');
      expect(Math.abs(local / web - 1)).toBeLessThan(0.02);
    },
  );

  test('a paragraph keeps its lines and height when Rubik arrives', async ({ skip }) => {
    const body = `<p id="text" style="inline-size:480px">${paragraphs[script]}</p>`;
    const heights = [];
    for (const withRubik of [true, false]) {
      const { page } = await open(languageOf[script], body, withRubik);
      heights.push(await page.locator('#text').evaluate((element) => element.getBoundingClientRect().height));
      const fallbacks = await page.evaluate(
        () =>
          [...document.fonts].filter(({ family, status }) => family.includes('Fallback') && status === 'loaded').length,
      );
      await page.close();
      if (!withRubik && fallbacks === 0) return skip('this machine has none of the fonts');
    }
    expect(heights[1]).toBe(heights[0]);
  });
});

test('an Arabic label on an English page loads no Arabic font; an Arabic block does', async () => {
  const label = await open(
    'en',
    '<p>Read this in <a href="/ar" lang="ar" dir="rtl">العربية</a></p><ul><li lang="ar">العربية</li></ul>',
  );
  expect(label.asked).toEqual(['/latin.woff2']);
  const block = await open('en', '<div lang="ar" dir="rtl"><p>مرحبًا <span lang="ar">بكِ</span></p></div>');
  expect(block.asked).toContain('/arabic.woff2');
  await Promise.all([label.page.close(), block.page.close()]);
});

test('full font files load only for characters outside the core subsets', async () => {
  const core = { latin: '/core-latin.woff2', arabic: '/core-arabic.woff2' };
  const usual = await open('ar', `<p>${paragraphs.arabic}</p>`, true, core);
  expect(usual.asked.sort()).toEqual(['/core-arabic.woff2', '/core-latin.woff2']);
  const rare = await open('en', '<p>Zoë</p>', true, core);
  expect(rare.asked.sort()).toEqual(['/core-latin.woff2', '/latin.woff2']);
  await Promise.all([usual.page.close(), rare.page.close()]);
});

test('an Arabic page loads the Latin font only for Latin letters', async () => {
  const core = { latin: '/core-latin.woff2', arabic: '/core-arabic.woff2', signs: '/core-signs.woff2' };
  const usual = await open(
    'ar',
    '<p>سعة 240 مل، 149.00 د.إ (−10%) <a href="/en" lang="en">English</a> © 2026 Mahd</p>',
    true,
    core,
  );
  expect(usual.asked.sort()).toEqual(['/core-arabic.woff2', '/core-signs.woff2']);
  const mixed = await open('ar', '<p>Visa</p>', true, core);
  expect(mixed.asked.sort()).toEqual(['/core-latin.woff2', '/core-signs.woff2']);
  await Promise.all([usual.page.close(), mixed.page.close()]);
});
