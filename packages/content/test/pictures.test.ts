import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filesOf, picturesToMake, readIndex, safeSvg, viewBoxOf } from '../scripts/pictures/sources.mjs';
import {
  articles,
  brandFile,
  faqs,
  heroArt,
  illustrationOf,
  pictureFolder,
  pictureOf,
  productFaqs,
} from '../src/index.js';
import { readManifest, root } from './fixture.js';

const built = join(root, pictureFolder);

describe('built pictures', () => {
  it('are built from the current sources', async () => {
    const { pictures } = await readManifest();
    const sources = await picturesToMake(root);
    expect(Object.keys(pictures).sort()).toEqual(sources.map(({ name }) => name).sort());
    for (const source of sources)
      expect(pictures[source.name]).toMatchObject({
        path: source.path,
        width: source.width,
        height: source.height,
        widths: source.widths,
        ...(source.zoomWidth && { zoomWidth: source.zoomWidth }),
      });
  });

  it('are complete, without extra files', async () => {
    const manifest = await readManifest();
    const wanted = [
      ...Object.values(
        manifest.pictures as Record<string, { path: string; widths: number[]; zoomWidth?: number }>,
      ).flatMap(filesOf),
      ...[...Object.values(manifest.illustrations), ...Object.values(manifest.brand)].flatMap((file) => {
        const { path, arabicPath } = file as { path: string; arabicPath?: string };
        return arabicPath ? [path, arabicPath] : path;
      }),
    ];
    const files = (await readdir(built, { recursive: true })).filter((name) => name.includes('.'));
    expect(files.sort()).toEqual(wanted.sort());
  });

  it('are shown by a text, each drawing', async () => {
    const { illustrations } = await readManifest();
    const content = await readFile(join(root, 'src/generated/content.json'), 'utf8');
    expect(Object.keys(illustrations).filter((name) => !content.includes(`"name": "${name}"`))).toEqual([]);
  });

  it('are small: cards below 12 kB, the folder below 17 MB', async () => {
    const files = (await readdir(built, { recursive: true })).filter((name) => name.includes('.'));
    const sizes = await Promise.all(files.map(async (name) => ({ name, size: (await stat(join(built, name))).size })));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(17e6);
    expect(sizes.filter(({ name, size }) => /^products.*-480\.avif$/.test(name) && size > 12e3)).toEqual([]);
  });

  it('show every product at 2,000 px for the zoom', async () => {
    const { pictures } = await readManifest();
    for (const { slug } of (await readIndex(root, 'products')) as Record<string, string>[])
      expect(await sharp(join(built, `${pictures[String(slug)].path}-2000.avif`)).metadata()).toMatchObject({
        width: 2000,
        height: 2000,
      });
  });

  it('have placeholders of at most 200 bytes', async () => {
    const { pictures } = await readManifest();
    for (const { placeholder } of Object.values(pictures as Record<string, { placeholder: string }>)) {
      expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]{40,175}$/);
    }
  });

  it('have an alternative text in both languages', async () => {
    for (const kind of ['products', 'heroes', 'categories', 'illustrations']) {
      for (const row of (await readIndex(root, kind)) as Record<string, string>[]) {
        expect(row.alt_en).toMatch(/[a-z]/);
        expect(row.alt_ar).toMatch(/\p{Script=Arabic}/u);
      }
    }
  });

  it('contain the same illustrations as their sources', async () => {
    const drawing = illustrationOf('trimester-second');
    const source = await readFile(join(root, 'pictures/source/illustrations/trimester-second.svg'), 'utf8');
    expect(await readFile(join(built, drawing.path), 'utf8')).toBe(safeSvg(source, 'trimester-second'));
    expect(drawing).toMatchObject({ mirror: true, ...viewBoxOf(source, 'trimester-second') });
  });
});

describe('drawings beside the headings of questions', () => {
  it('are square, with one thing large enough to read at 80 px', () => {
    const groups = [...faqs, ...productFaqs];
    expect(groups.length).toBeGreaterThan(9);
    expect(groups.filter(({ en }) => en.image?.width !== en.image?.height)).toEqual([]);
  });
});

describe('drawings on Arabic pages', () => {
  const pictureIn = (slug: string, language: 'en' | 'ar') =>
    articles.find((article) => article.slug === slug)?.[language];

  it('turn round when time runs through them', () => {
    for (const name of [
      'colostrum',
      'wet-diapers',
      'milk-through-months',
      'a-day-of-cues',
      'maternity-pads',
      'exercise-legs',
    ])
      expect(illustrationOf(name)).toMatchObject({ mirror: true });
  });

  it('are files of their own when they hold a tick or a digit', async () => {
    for (const name of ['latch-compared', 'milk-share', 'pump-parts']) {
      const { path, arabicPath, mirror } = illustrationOf(name);
      expect(mirror).toBe(false);
      expect(arabicPath).toMatch(new RegExp(`^illustrations/${name}\\.ar\\.`));
      expect(await readFile(join(built, path), 'utf8')).not.toBe(
        await readFile(join(built, String(arabicPath)), 'utf8'),
      );
    }
    const slug = 'sore-nipples-engorgement-mastitis';
    const { path, arabicPath } = illustrationOf('latch-compared');
    expect(pictureIn(slug, 'en')?.secondImage).toMatchObject({ path });
    expect(pictureIn(slug, 'ar')?.secondImage).toMatchObject({ path: arabicPath });
  });
});

describe('lookup', () => {
  it('finds packshots, scenes, illustrations and the logo by name', () => {
    expect(pictureOf('baby-lotion-200-ml')).toMatchObject({ width: 960, height: 960 });
    expect(Object.keys(pictureOf('baby-lotion-200-ml'))).toEqual([
      'path',
      'width',
      'height',
      'widths',
      'zoomWidth',
      'placeholder',
      'alt',
    ]);
    expect(heroArt('skincare').ltr).not.toHaveProperty('alt');
    expect(heroArt('skincare').rtl.path).toMatch(/^heroes\/skincare-rtl\./);
    expect(brandFile('mahd-horizontal-arabic-coral').path).toMatch(/\.svg$/);
  });

  it.each([
    () => pictureOf('unicorn'),
    () => pictureOf('constructor'),
    () => illustrationOf('unicorn'),
    () => heroArt('unicorn'),
    () => brandFile('unicorn'),
  ])('says so when there is none', (find) => {
    expect(find).toThrow(RangeError);
  });
});

describe('drawings', () => {
  it.each([
    '<svg><script>1</script></svg>',
    '<svg onload="x()"></svg>',
    '<svg><image href="https://example.com/a.png"/></svg>',
    '<svg><style>@import "a.css"</style></svg>',
    '<svg><rect fill="url(https://example.com/a)"/></svg>',
    '<svg><foreignObject/></svg>',
  ])('that could run or load something are refused: %s', (svg) => {
    expect(() => safeSvg(svg, 'a')).toThrow('outside reference');
  });

  it('may reference their own gradients', () => {
    expect(safeSvg('<!-- made by hand -->\n<svg>\n<rect fill="url(#a)"/>\n</svg>', 'a')).toBe(
      '<svg><rect fill="url(#a)"/></svg>',
    );
  });
});
