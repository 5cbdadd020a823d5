import { expect, it } from 'vitest';
import { pageQuery, productQuestionsQuery } from '../../src/content/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer } from '../fakeServer.js';

const question = {
  id: 'patch-test',
  subcategories: ['bath', 'sun-care'],
  products: [],
  question: 'How do I try it?',
  html: '<p>A little.</p>',
};
const page = {
  title: 'Product questions',
  groups: [
    {
      slug: 'skin',
      title: 'Skin',
      questions: [question, { ...question, id: 'shade', subcategories: ['sun-care'], products: ['sun-hat'] }],
    },
  ],
};
const answers: Record<string, unknown> = {
  '/api/auth/pages': [{ _id: 'p1', slug: 'product-faqs', name: 'Product questions', arabic: { name: 'أسئلة' } }],
  '/api/auth/all_widgets/p1': [
    {
      widget_content: {
        en: page,
        ar: { ...page, groups: [{ ...page.groups[0], questions: [{ ...question, question: 'كيف أجرّبه؟' }] }] },
      },
    },
  ],
};
const opened = (isDown = false) =>
  createShopStore({
    http: fakeServer(({ url }) =>
      isDown ? { status: 500 } : url in answers ? { body: answers[url] } : { status: 404 },
    ).http,
  });

it("returns the questions about a subcategory in the page's language", async () => {
  const shop = opened();
  expect(await shop.load(productQuestionsQuery(shop.http, { subcategory: 'bath', product: 'soap' }, 'en'))).toEqual({
    slug: 'skin',
    questions: [question],
  });
  expect(
    (await shop.load(productQuestionsQuery(shop.http, { subcategory: 'bath', product: 'soap' }, 'ar')))?.questions[0]
      ?.question,
  ).toBe('كيف أجرّبه؟');
});

it('limits a question to its products', async () => {
  const shop = opened();
  const ids = async (product: string) =>
    (await shop.load(productQuestionsQuery(shop.http, { subcategory: 'sun-care', product }, 'en')))?.questions.map(
      ({ id }) => id,
    );
  expect(await ids('sun-hat')).toEqual(['patch-test', 'shade']);
  expect(await ids('sun-cream')).toEqual(['patch-test']);
});

it('is null without questions, and rejects when the request fails', async () => {
  const shop = opened();
  expect(await shop.load(productQuestionsQuery(shop.http, { subcategory: 'wipes', product: 'soap' }, 'en'))).toBeNull();
  expect(await shop.load(productQuestionsQuery(shop.http, { subcategory: 'toys', product: 'soap' }, 'en'))).toBeNull();
  const down = opened(true);
  await expect(
    down.load(productQuestionsQuery(down.http, { subcategory: 'bath', product: 'soap' }, 'en')),
  ).rejects.toThrow('500');
});

it('keeps the FAQ page in the cache only if it was there before', async () => {
  const shop = opened();
  const names = () =>
    shop.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[1]);
  await shop.load(productQuestionsQuery(shop.http, { subcategory: 'bath', product: 'soap' }, 'en'));
  expect(names()).not.toContain('page');
  await shop.load(pageQuery(shop.http, 'product-faqs', 'ar'));
  await shop.load(productQuestionsQuery(shop.http, { subcategory: 'bath', product: 'soap' }, 'ar'));
  expect(names()).toContain('page');
});
