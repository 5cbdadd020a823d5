import { describe, expect, it } from 'vitest';
import { pages } from '@mahd/content';
import { DELIVERY_FEE, FREE_DELIVERY_FROM } from '@mahd/rules/shop';

const amounts = [DELIVERY_FEE / 100, FREE_DELIVERY_FROM / 100];
/** Sentences of all pages of a language; table cells count as sentences. */
const sentences = (language: 'en' | 'ar') =>
  pages.flatMap(({ slug, content }) =>
    JSON.stringify(content[language])
      .split(/\\n|\.[ "<]|<\/tr>|","/)
      .map((text) => ({ page: `${language}: ${slug}`, text: text.replace(/<[^>]*>|[^<]*>|<[^>]*$/g, ' ').trim() })),
  );

describe('what texts say about delivery', () => {
  it.each([
    ['en', /deliver|less than AED|below AED|from AED/i, /AED\s(\d+)/g],
    ['ar', /توصيل|أقل من|فأكثر/, /(\d+)\sدرهمًا/g],
  ] as const)('states delivery price and free delivery as in the rules (%s)', (language, about, amount) => {
    const said = sentences(language)
      .filter(({ text }) => about.test(text))
      .flatMap(({ page, text }) =>
        [...text.matchAll(amount)].map(([, number]) => ({ number: Number(number), page, text })),
      );
    expect(
      said.filter(({ number }) => !amounts.includes(number)),
      `these pages give other amounts than ${amounts.join(' and ')}`,
    ).toEqual([]);
    for (const expected of amounts) expect(said.map(({ number }) => number)).toContain(expected);
  });
});
