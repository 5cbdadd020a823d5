import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Product, ProductList, SearchAnswer } from '@mahd/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { migrate } from '../../src/db/migrate.js';
import { products } from '../../src/db/schema/index.js';
import { syncCatalogue } from '../../src/db/seed/syncCatalogue.js';
import { quote } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (...words: string[]) => runCommand(shop.admin, words, inject('runFolder'));
function write(name: string, text: string): string {
  const file = `${randomUUID()}${path.extname(name)}`;
  fs.writeFileSync(path.join(inject('runFolder'), file), text);
  return file;
}
async function read<T>(url: string): Promise<T> {
  shop.clock.advance(6_000);
  return (await shop.app.inject(`/api/${url}`)).json<T>();
}
const countAll = async () => (await read<ProductList>('auth/products')).total;

const HEADER = 'category,subcategory,name_en,name_ar,size,color,price_aed,discount_percent,stock,short_en,short_ar';
const GOOD = [
  'Skincare,bath,Moon Bath Foam,رغوة القمر,200 ml,,25.00,20,7,"Mild, soft",لطيفة',
  'Skincare,bath,Star Soap,صابونة النجمة,1 bar,White,9.50,0,3,,',
  'Skincare,bath,Star Soap,صابونة النجمة,1 bar,Blue,9.50,0,0,,',
];

describe('the exported catalogue', () => {
  it('changes nothing when it is imported, and what was changed in it otherwise', async () => {
    const file = path.join(inject('runFolder'), `${randomUUID()}.csv`);
    expect(await run('catalogue', 'export', file)).toEqual({
      ok: true,
      text: expect.stringMatching(/^Written: .*\.csv, \d+ sizes and patterns$/),
    });
    const again = (await run('catalogue', 'import', file, '--replace', '--dry-run')).text;
    expect(again).toMatch(/: 0 new products, 0 changed, \d+ unchanged, \d+ sizes and patterns in all\.$/);
    expect((await run('catalogue', 'export', file)).text).toMatch(/cannot be written: it already exists\.$/);

    const lines = fs.readFileSync(file, 'utf8').split('\n');
    const columns = (lines[0] ?? '').replace('\ufeff', '').split(',');
    const plain = lines.find((line) => line.includes(',MH-BF-0001,')) ?? '';
    const fields = plain.split(',').map((field, index) => (columns[index] === 'stock' ? '777' : field));
    expect((await run('catalogue', 'import', write('a.csv', [lines[0], fields.join(',')].join('\n')))).text).toMatch(
      /\nMH-BF-0001: stock \d+ → 777$/,
    );
  });
});

describe('a catalogue file', () => {
  it('is imported: new products can be found, viewed and bought', async () => {
    const before = await countAll();
    const file = write('a.csv', [HEADER, ...GOOD].join('\n'));
    expect((await run('catalogue', 'import', file, '--dry-run')).text).toContain(
      'Nothing was written. It would be: 2 new products, 0 changed, 3 sizes',
    );
    expect(await countAll()).toBe(before);
    expect((await run('catalogue', 'import', file)).text).toContain('Imported: 2 new products');
    expect(await countAll()).toBe(before + 2);
    expect(await read<Product>('auth/products/moon-bath-foam')).toMatchObject({
      name: 'Moon Bath Foam',
      default_price: 25,
      discounted_price: 20,
      discount: 20,
      default_stock: 7,
      category: 'skincare',
      sub_category: 'bath',
      arabic: { name: 'رغوة القمر' },
    });
    const soap = await read<Product>('auth/products/star-soap');
    expect(soap.variations.map(({ color, variation_stock }) => [color, variation_stock])).toEqual([
      ['White', 3],
      ['Blue', 0],
    ]);
    expect(
      (await read<SearchAnswer>('navbar_search_ar?query=%D8%B1%D8%BA%D9%88%D8%A9')).products.map(({ route }) => route),
    ).toContain('moon-bath-foam');
    expect((await quote(shop, [{ product_code: soap.variations[0]?.code ?? '', quantity: 1 }])).lines[0]).toMatchObject(
      { price: 9.5, quantity: 1 },
    );
  });

  it('updates existing products, keeps unnamed stock, and survives a new content package', async () => {
    await run('catalogue', 'import', write('a.csv', [HEADER, ...GOOD].join('\n')));
    const [first] = await Promise.all([read<Product>('auth/products/moon-bath-foam')]);
    const file = write(
      'b.csv',
      'category,subcategory,name_en,name_ar,price_aed,size\nskincare,bath,Moon Bath Foam,رغوة القمر,30,200 ml',
    );
    expect((await run('catalogue', 'import', file)).text).toContain('0 new products, 1 changed');
    const changed = await read<Product>('auth/products/moon-bath-foam');
    expect(changed).toMatchObject({
      _id: first._id,
      product_code: first.product_code,
      default_price: 30,
      discounted_price: 24,
      discount: 20,
      default_stock: 7,
      short_description: 'Mild, soft',
    });
    await migrate(shop.database, (tx) => syncCatalogue(tx, { seedDemo: false, regulatedFeeding: true }));
    expect(await read<Product>('auth/products/moon-bath-foam')).toMatchObject({ default_price: 30, default_stock: 7 });
    expect((await read<Product>('auth/products/star-soap')).variations).toHaveLength(2);
    await migrate(shop.database, (tx) => syncCatalogue(tx, { seedDemo: true, regulatedFeeding: true }));
  });

  it('keeps what it does not say: columns it does not have, and sizes it does not name', async () => {
    const full = {
      product_code: 'JS-FULL',
      route: 'river-rattle',
      name: { en: 'River Rattle', ar: 'خشخيشة النهر' },
      category: 'skincare',
      sub_category: 'bath',
      hygiene: true,
      age_from_months: 6,
      tags: { en: ['Soft'], ar: ['ناعم'] },
      short_description: { en: 'Short', ar: 'قصير' },
      long_description: { en: 'Long', ar: 'طويل' },
      specifications: [{ label: { en: 'Size', ar: 'الحجم' }, value: { en: '50 ml', ar: '50 مل' } }],
      how_to_use: { en: ['Shake'], ar: ['هزّيها'] },
      safety: { en: ['Watch your child'], ar: ['راقبي طفلكِ'] },
      ingredients: { inci: 'Aqua' },
      link: 'https://shop.example/rattle',
      related: ['baby-lotion'],
      variations: ['S', 'M', 'L'].map((size, index) => ({
        code: `JS-FULL-${size}`,
        barcode: `62900000000${index}`,
        name: { en: size, ar: size },
        variation_price: 20,
        variation_stock: 5,
        variation_images: ['manual-breast-pump-1-set'],
      })),
    };
    expect((await run('catalogue', 'import', write('a.json', JSON.stringify([full])))).ok).toBe(true);
    const before = await read<Product>('auth/products/river-rattle');
    const columns = 'category,subcategory,name_en,name_ar,price_aed';
    const row = 'skincare,bath,River Rattle,خشخيشة النهر';

    // By size, and by the code of one.
    const file = write('b.csv', `${columns},size\n${row},25,M`);
    const { text } = await run('catalogue', 'import', file);
    expect(text).toBe('Imported: 0 new products, 1 changed, 1 size or pattern in all.\nJS-FULL-M: price 20.00 → 25.00');
    expect((await run('catalogue', 'import', file)).text).toContain('0 changed, 1 unchanged');
    await run('catalogue', 'import', write('c.csv', `${columns},product_code\n${row},26,JS-FULL-L`));
    const after = await read<Product>('auth/products/river-rattle');
    expect(after.variations.map(({ code, variation_price: price }) => [code, price])).toEqual([
      ['JS-FULL-S', 20],
      ['JS-FULL-M', 25],
      ['JS-FULL-L', 26],
    ]);
    const prices = (product: Product) => ({
      ...product,
      variations: product.variations.map((variation) => ({ ...variation, variation_price: 20 })),
    });
    expect(prices(after)).toEqual(before);

    // Texts alone change no size.
    const texts = { ...full, variations: undefined, short_description: { en: 'New', ar: 'جديد' } };
    expect((await run('catalogue', 'import', write('d.json', JSON.stringify([texts])))).text).toContain(
      'JS-FULL: texts',
    );
    expect((await read<Product>('auth/products/river-rattle')).variations).toHaveLength(3);

    // A size that is not named is unclear; a new one is added, also under its own code.
    expect(await run('catalogue', 'import', write('e.csv', `${columns}\n${row},25`))).toMatchObject({
      ok: false,
      text: expect.stringMatching(/line 2: the product has several such sizes/),
    });
    expect(
      await run('catalogue', 'import', write('f.csv', `${columns},size,product_code\n${row},25,M,JS-OTHER-M`)),
    ).toMatchObject({ ok: false, text: expect.stringMatching(/line 2: the shop sells this size under .* JS-FULL-M/) });
    expect((await run('catalogue', 'import', write('g.csv', `${columns},size\n${row},30,XL`))).text).toBe(
      'Imported: 0 new products, 1 changed, 1 size or pattern in all.\n1 new one has no stock in the file. It is set to 0.\nRIVER-RATTLE-XL: new',
    );
    expect((await read<Product>('auth/products/river-rattle')).variations.map(({ name }) => name)).toEqual([
      'S',
      'M',
      'L',
      'XL',
    ]);
  });

  it('clears what it leaves empty', async () => {
    const columns = `${HEADER},link,age_from_months`;
    await run('catalogue', 'import', write('a.csv', `${columns}\n${GOOD[0]},https://shop.example,6`));
    await run(
      'catalogue',
      'import',
      write('b.csv', `${columns}\nSkincare,bath,Moon Bath Foam,رغوة القمر,200 ml,,25,,,,,,`),
    );
    expect(await read<Product>('auth/products/moon-bath-foam')).toMatchObject({
      discount: 0,
      short_description: '',
      link: null,
      age_from_months: 0,
      default_stock: 7,
    });
  });

  it('is rejected entirely if a row is invalid, naming every invalid row', async () => {
    const [before, rows] = [await countAll(), await shop.database.db.select({ id: products.id }).from(products)];
    const file = write(
      'bad.csv',
      [
        HEADER,
        'Skincare,bath,Fine One,جيد,1,,10,0,1,,',
        'Toys,bath,Ball,كرة,1,,10,0,1,,',
        'Skincare,Moon,Ball,كرة,1,,10,0,1,,',
        'Skincare,bath,Ball,كرة,1,,ten,0,1,,',
        'Skincare,bath,,كرة,1,,10,0,1,,',
        'Skincare,bath,Ball,كرة,1,,10,0,-1,,',
        'Skincare,bath,Ball,كرة,1,,10',
        'Bottle Feeding,nursing-bottles,Cheap Bottle,رضاعة,1,,40,10,5,,',
        'Skincare,bath,Fine Two,جيد,1,,10,0,1,,',
        'Skincare,bath,Fine Two,جيد,1,,11,0,1,,',
        'Toys,bath,Ball,كرة,1,,free,120,abc,,',
      ].join('\n'),
    );
    const { ok, text } = await run('catalogue', 'import', file);
    expect(ok).toBe(false);
    const lines = text.split('\n');
    expect(lines[0]).toBe('Nothing was imported.');
    const named = lines.slice(1).map((line) => Number(/^line (\d+)/.exec(line)?.[1]));
    expect(named).toEqual([...named].sort((a, b) => a - b));
    expect(text).toMatch(/no sub-category "Moon" in Skincare; there are .*bath/);
    for (const said of [
      /^line 3: there is no category "Toys"/,
      /^line 4: there is no sub-category "Moon"/,
      /^line 5: price_aed "ten"/,
      /^line 6: name_en is missing/,
      /^line 7: stock "-1"/,
      /^line 8: 7 fields/,
      /^line 9: .*no discount/,
      /^line 11: .*already used in line 10/,
      // Every error of a row.
      /^line 12: there is no category "Toys"/,
      /^line 12: price_aed "free"/,
      /^line 12: stock "abc"/,
      /^line 12: discount_percent "120"/,
    ]) {
      expect(
        lines.some((line) => said.test(line)),
        `${String(said)} in\n${text}`,
      ).toBe(true);
    }
    expect(text).not.toContain('line 2:');
    expect(await countAll()).toBe(before);
    expect(await shop.database.db.select({ id: products.id }).from(products)).toHaveLength(rows.length);
  });

  it.each(['javascript:alert(1)', 'http://shop.example', '//evil.example', 'data:text/html,x'])(
    'is refused with the link %s',
    async (link) => {
      const file = write(
        'link.csv',
        `category,subcategory,name_en,name_ar,price_aed,link\nSkincare,bath,Linked,رابط,10,"${link}"`,
      );
      const { ok, text } = await run('catalogue', 'import', file);
      expect([ok, text]).toEqual([false, expect.stringContaining('begins with https://')]);
    },
  );

  it('may be JSON with everything a product page shows', async () => {
    const file = write(
      'c.json',
      JSON.stringify({
        products: [
          {
            product_code: 'JS-1',
            name: { en: 'Dune Balm', ar: 'بلسم الكثبان' },
            category: 'skincare',
            sub_category: 'bath',
            default_price: 12.5,
            default_stock: 4,
            featured_img: 'manual-breast-pump-1-set',
            long_description: { en: 'Soft.\n\n- one\n- two <b>', ar: '<p>ناعم</p><script>alert(1)</script>' },
            specifications: [{ label: { en: 'Size', ar: 'الحجم' }, value: { en: '50 ml', ar: '50 مل' } }],
            sortings: ['Recommended'],
          },
        ],
      }),
    );
    expect((await run('catalogue', 'import', file)).ok).toBe(true);
    const balm = await read<Product>('auth/products/JS-1');
    expect(balm).toMatchObject({
      route: 'dune-balm',
      default_price: 12.5,
      long_description: '<p>Soft.</p><ul><li>one</li><li>two &lt;b&gt;</li></ul>',
      sortings: ['Recommended'],
    });
    expect(balm.picture?.path).toContain('manual-breast-pump');
    expect(balm.arabic.long_description).toBe('<p>ناعم</p>');
    const wrong = write(
      'd.json',
      JSON.stringify([
        { product_code: 'JS 2' },
        {
          product_code: 'JS-3',
          name: { en: 'A', ar: 'ب' },
          category: 'skincare',
          sub_category: 'bath',
          featured_img: 'none',
        },
      ]),
    );
    expect((await run('catalogue', 'import', wrong)).text).toMatch(
      /product 1: [\s\S]*product 2: there is no picture "none"/,
    );
  });

  it.each([
    ['an amount of three decimals', { default_price: 39.999 }, '39.999 has more than two decimals'],
    [
      'a percentage that contradicts its prices',
      { default_price: 100, discounted_price: 50, discount: 10 },
      'the discounted price 50 is 50 % below the price 100, not 10 %',
    ],
    ['an age that no filter finds', { default_price: 10, age_from_months: 60 }, 'age_from_months'],
  ])('is refused as JSON with %s', async (_, changes, problem) => {
    const product = {
      product_code: 'JS-WRONG',
      name: { en: 'Wrong Balm', ar: 'بلسم' },
      category: 'skincare',
      sub_category: 'bath',
      ...changes,
    };
    const { ok, text } = await run('catalogue', 'import', write('wrong.json', JSON.stringify([product])));
    expect([ok, text]).toEqual([false, expect.stringContaining(`product 1: ${problem}`)]);
  });

  it('may be JSON with a discounted price that is rounded to the fils', async () => {
    const product = {
      product_code: 'JS-LOWERED',
      name: { en: 'Lowered Balm', ar: 'بلسم مخفَّض' },
      category: 'skincare',
      sub_category: 'bath',
      default_price: 39.95,
      discounted_price: 35.96,
      discount: 10,
      age_from_months: 48,
    };
    expect((await run('catalogue', 'import', write('lowered.json', JSON.stringify([product])))).ok).toBe(true);
    expect(await read<Product>('auth/products/JS-LOWERED')).toMatchObject({ discounted_price: 35.96, discount: 10 });
  });

  it('is refused as CSV with an age that no filter finds', async () => {
    const file = write('old.csv', `${HEADER},age_from_months\n${GOOD[0]},49`);
    const { ok, text } = await run('catalogue', 'import', file);
    expect([ok, text]).toEqual([false, expect.stringContaining('line 2: age_from_months "49"')]);
  });

  it('can replace the catalogue: products it does not name are no longer sold', async () => {
    const own = await openTestShop();
    try {
      const replace = (...options: string[]) =>
        runCommand(
          own.admin,
          ['catalogue', 'import', write('a.csv', [HEADER, ...GOOD].join('\n')), '--replace', ...options],
          inject('runFolder'),
        );
      expect((await replace('--dry-run')).text).toContain('\nMH-BF-0001: no longer sold (');
      const answer = await replace();
      expect(answer.text).toMatch(
        /2 new products, 0 changed, 3 sizes and patterns in all, \d\d products no longer sold/,
      );
      const { data } = (await own.app.inject('/api/auth/products')).json<ProductList>();
      expect(data.map(({ route }) => route)).toEqual(['moon-bath-foam', 'star-soap']);
      const blue = write('b.csv', [HEADER, GOOD[0], GOOD[2]].join('\n'));
      expect((await runCommand(own.admin, ['catalogue', 'import', blue], inject('runFolder'))).text).toContain(
        '0 changed, 2 unchanged',
      );
      expect(
        (await runCommand(own.admin, ['catalogue', 'import', blue, '--replace'], inject('runFolder'))).text,
      ).toMatch(
        /1 changed, 1 unchanged, 2 sizes and patterns in all, 1 size or pattern no longer sold\.\nGROUP-STAR-SOAP: .*1 size no longer sold/,
      );
      await migrate(own.database, (tx) => syncCatalogue(tx, { seedDemo: false, regulatedFeeding: true }));
      own.clock.advance(6_000);
      expect((await own.app.inject('/api/auth/products')).json<ProductList>().total).toBe(2);
    } finally {
      await own.close();
    }
  });

  it('may have semicolons, and digits and decimal commas of other languages', async () => {
    const file = write(
      'excel.csv',
      '\ufeffcategory;subcategory;name_en;name_ar;price_aed;stock\r\nSkincare;bath;Comma Soap;صابونة;12,50;٩٩\r\nSkincare;bath;Arabic Soap;صابونة عربية;١٢٫٥;7\r\n',
    );
    expect((await run('catalogue', 'import', file)).text).toContain('2 new products');
    expect(await read<Product>('auth/products/comma-soap')).toMatchObject({ default_price: 12.5, default_stock: 99 });
    expect(await read<Product>('auth/products/arabic-soap')).toMatchObject({ default_price: 12.5 });
  });

  it('is refused in another encoding than UTF-8, with the way out', async () => {
    const file = write('encoded.csv', '');
    const header = 'category,subcategory,name_en,name_ar,price_aed\n';
    const row = (name: Buffer) => Buffer.concat([Buffer.from('Skincare,bath,Garbled,'), name, Buffer.from(',10\n')]);
    const inWindows1256 = row(Buffer.from([0xd4, 0xdd, 0xc7, 0xd8]));
    for (const [bytes, said] of [
      [Buffer.concat([Buffer.from(header), inWindows1256]), 'line 2 is not in UTF-8'],
      [Buffer.from(`\ufeff${header}`, 'utf16le'), 'it is in UTF-16 or no text'],
    ] as const) {
      fs.writeFileSync(path.join(inject('runFolder'), file), bytes);
      const { ok, text } = await run('catalogue', 'import', file);
      expect([ok, text]).toEqual([false, expect.stringContaining(`${said}. Save it as “CSV UTF-8”.`)]);
    }
  });

  it('is rejected if it is not a catalogue', async () => {
    for (const [name, text, reason] of [
      ['a.txt', '', /csv or a .json/],
      ['a.json', '{', /Could not read/],
      ['a.json', '{}', /neither a list/],
      ['a.csv', 'a,b\n1,2', /columns category/],
      ['a.csv', `${HEADER},colour\n`, /the column colour is unknown/],
    ] as const) {
      expect(await run('catalogue', 'import', write(name, text)), name).toMatchObject({
        ok: false,
        text: expect.stringMatching(reason),
      });
    }
    expect(await run('catalogue', 'import', 'missing.csv')).toMatchObject({
      ok: false,
      text: expect.stringMatching(/^File not found: /),
    });
  });
});
