// @vitest-environment node
import Color from 'colorjs.io';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandCss, defineBrand, type Brand, type SchemeColors } from '../src/foundation/defineBrand.js';
import { STAR_AMBER } from '../src/commerce/StarRating/starColor.js';
import { brandProblems, colorPairs, contrast } from '../src/foundation/brandProblems.js';
import { feedbackColors } from '../src/foundation/feedbackColors.js';
import { mahd } from '../src/foundation/brands/mahd.js';
import { nada } from '../src/foundation/brands/nada.js';
import { globalCss } from '../src/foundation/style/globalCss.js';
import { launchChromium } from './chromium.js';
import { rose } from './roseBrand.js';

const schemes = ['light', 'dark'] as const;
const warningOf = ({ feedback }: SchemeColors, scheme: 'light' | 'dark') =>
  (feedback?.warning ?? feedbackColors[scheme].warning).ink;
const light = (colors: Partial<SchemeColors>): Brand => ({
  ...rose,
  colors: { ...rose.colors, light: { ...rose.colors.light, ...colors } },
});

test('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#e65550')).toBeCloseTo(3.63, 2);
  expect(contrast('#c93a35', 'white')).toBeCloseTo(5.07, 2);
});

describe.each([mahd, nada].flatMap((brand) => schemes.map((scheme) => ({ name: brand.name, scheme, brand }))))(
  '$name, $scheme',
  ({ brand, scheme }) => {
    test.each(colorPairs(brand, scheme))('$name has enough contrast', ({ front, back, needs }) => {
      expect(contrast(front, back)).toBeGreaterThanOrEqual(needs);
    });
  },
);

test.each([mahd, nada])('$name has no problem', (brand) => {
  expect(brandProblems(brand)).toEqual([]);
});

test.each(
  [mahd, nada].flatMap(({ name, colors }) =>
    schemes.flatMap((scheme) =>
      (['surface', 'paper'] as const).map(
        (ground) => [name, scheme, ground, colors[scheme][ground], warningOf(colors[scheme], scheme)] as const,
      ),
    ),
  ),
)('stars are visible in %s, %s, on %s', (_name, _scheme, _ground, back, warning) => {
  const star = new Color(STAR_AMBER).mix(warning, 0.5, { space: 'srgb' }).toString({ format: 'hex' });
  expect(contrast(star, back)).toBeGreaterThanOrEqual(3);
});

test('both brands define the same properties', () => {
  const names = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  expect(names(brandCss(nada))).toEqual(names(brandCss(mahd)));
});

describe('defineBrand', () => {
  test.each([
    '#2a1a1a',
    '#211',
    '#2a1a1aff',
    '#211f',
    'rgb(42 26 26)',
    'hsl(0 24% 13%)',
    'oklch(0.24 0.03 20)',
    'black',
  ])('accepts %s', (ink) => {
    expect(defineBrand(light({ ink })).colors.light.ink).toBe(ink);
  });

  test('names the pair of colours with too little contrast, and the contrast it needs', () => {
    expect(() => defineBrand(light({ accent: 'tomato' }))).toThrow(
      'The brand "rose" has problems:\n- colors.light: accent on surface (tomato on #fff) has a contrast of 2.94 : 1 and needs 4.5 : 1.',
    );
  });

  test('names every colour that it cannot use', () => {
    const brand = light({ ink: '#12', paper: 'var(--cream)', line: 'rgb(0 0 0 / 20%)' });
    expect(brandProblems(brand)).toEqual([
      'colors.light.ink: "#12" is no CSS colour (variables and currentColor have no value here).',
      'colors.light.paper: "var(--cream)" is no CSS colour (variables and currentColor have no value here).',
      'colors.light.line: "rgb(0 0 0 / 20%)" is translucent, so its contrast is unknown. Use the opaque colour.',
    ]);
  });

  test('checks feedback colours of the brand', () => {
    expect(brandProblems(light({ feedback: { danger: { ink: '#f99', surface: '#fdd' } } }))[0]).toMatch(
      /^colors.light: danger on danger-surface \(#f99 on #fdd\)/,
    );
  });

  test('refuses a name that cannot be part of a file name', () => {
    expect(brandProblems({ ...rose, name: 'My Brand' })).toEqual([
      'The name "My Brand" may have lower-case letters, digits and hyphens only.',
    ]);
  });
});

describe('the CSS of a brand', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  const black = light({ ink: 'oklch(0 0 0)', shadow: 'hsl(0 0% 0% / 8%)' });

  /** Computed colour and shadow of the page, and of a part with its own scheme. */
  async function computed(
    brand: Brand,
    device: 'light' | 'dark',
    html = '',
    part = '',
    media: 'screen' | 'print' = 'screen',
  ) {
    const page = await browser.newPage({ colorScheme: device });
    await page.emulateMedia({ media });
    await page.setContent(
      `<!doctype html><html lang="en"${html}><style>${globalCss(brand)}section{background:var(--color-paper);box-shadow:var(--shadow-raised)}</style><section${part}>Text</section><input>`,
    );
    const found = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      return {
        page: style('html').backgroundColor,
        part: style('section').backgroundColor,
        text: style('section').color,
        shadow: style('section').boxShadow,
        controls: style('html').colorScheme,
      };
    });
    await page.close();
    return found;
  }
  const paper = { light: 'rgb(255, 248, 244)', dark: 'rgb(33, 25, 21)' };

  test.each(schemes)('follows a device in %s', async (device) => {
    expect(await computed(rose, device)).toMatchObject({ page: paper[device], controls: device });
  });

  test.each(schemes)('data-scheme="%s" on the document overrides the device', async (scheme) => {
    const other = scheme === 'light' ? 'dark' : 'light';
    expect(await computed(rose, other, ` data-scheme="${scheme}"`)).toMatchObject({
      page: paper[scheme],
      controls: scheme,
    });
  });

  test.each(schemes)('data-scheme on a part of the page holds on a device in %s', async (device) => {
    const other = device === 'light' ? 'dark' : 'light';
    const found = await computed(rose, device, '', ` data-scheme="${other}"`);
    expect(found).toMatchObject({ page: paper[device], part: paper[other] });
    expect(found.text).toBe(other === 'light' ? 'rgb(43, 26, 26)' : 'rgb(247, 235, 228)');
  });

  test.each([
    ['that the device prefers', 'dark', ''],
    ['that the page chose', 'light', ' data-scheme="dark"'],
  ] as const)('prints without the dark scheme %s', async (_which, device, html) => {
    expect(await computed(rose, device, html)).toMatchObject({ page: paper.dark });
    expect(await computed(rose, device, html, '', 'print')).toMatchObject({ page: paper.light, controls: 'light' });
  });

  test('checkboxes and radio buttons have the colours of the brand, unless the reader chose colours', async () => {
    const page = await browser.newPage({ colorScheme: 'dark' });
    await page.setContent(
      `<!doctype html><style>${globalCss(rose)}</style><input type="checkbox"><input type="radio" checked><input type="checkbox" role="switch">`,
    );
    const drawn = () =>
      page.$$eval('input', (inputs) =>
        inputs.map((input) => {
          const { appearance, backgroundColor } = getComputedStyle(input);
          return appearance === 'none' ? backgroundColor : appearance;
        }),
      );
    expect(await drawn()).toEqual(['rgb(46, 36, 31)', 'rgb(247, 161, 143)', 'auto']);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await drawn()).toEqual(['auto', 'auto', 'auto']);
    await page.close();
  });

  test('a shadow takes any notation of a colour', async () => {
    expect((await computed(black, 'light')).shadow).toMatch(/^rgba\(0, 0, 0, 0\.08\) 0px 8px 24px/);
  });

  test('compact spaces are an eighth smaller, and text keeps its size', () => {
    expect(brandCss({ ...rose, density: 'compact' })).toContain('--space-16:calc(0.875 * var(--space-rem))');
    expect(brandCss({ ...rose, density: 'compact' })).toContain('--text-14:0.875rem');
  });

  test('fonts of a brand come with their files', () => {
    const css = brandCss({
      ...rose,
      font: {
        latin: { family: 'Vollkorn', fallback: 'Georgia,serif' },
        arabic: { family: 'Amiri', fallback: 'serif' },
        files: [{ family: 'Vollkorn', url: '/vollkorn.woff2', weight: '400 900', unicodeRange: 'U+0000-00FF' }],
      },
    });
    expect(css).toContain(
      "@font-face{font-family:'Vollkorn';font-display:swap;font-weight:400 900;src:url(\"/vollkorn.woff2\") format('woff2');unicode-range:U+0000-00FF}",
    );
    expect(css).toContain("--font-family:'Vollkorn',Georgia,serif");
    expect(css).toContain("[lang|=ar]{--font-family:'Amiri',serif");
  });

  test('a brand draws missing pictures in its own shape', async () => {
    const page = await browser.newPage();
    const shape =
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath d='M0 0h8v8H0z'/%3E%3C/svg%3E";
    await page.setContent(
      `<!doctype html><style>${globalCss({ ...rose, missingPicture: shape })}</style><span data-part="picture" data-missing style="display:grid"><svg></svg></span>`,
    );
    const [cradle, own] = await page.evaluate(() => {
      const picture = document.querySelector('[data-missing]')!;
      return [getComputedStyle(picture.firstElementChild!).display, getComputedStyle(picture, '::before').maskImage];
    });
    expect(cradle).toBe('none');
    expect(own).toContain('data:image/svg+xml');
    await page.close();
  });
});
