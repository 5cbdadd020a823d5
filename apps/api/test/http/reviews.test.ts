import type { OwnReview, Product, ReviewList } from '@mahd/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogueState } from '../../src/catalog/queries.js';
import { orders, reviews } from '../../src/db/schema/index.js';
import { forgetAuthor, writeReview, type ReviewAuthor } from '../../src/reviews/service.js';
import { ReviewAdmin } from '../../src/reviews/reviewAdmin.js';
import { as, register } from '../support/accounts.js';
import { orderFor, placed, post } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const PRODUCT = 'manual-breast-pump';
const UNREVIEWED = 'MH-SK-0004';

let shop: TestShop;
let reviewAdmin: ReviewAdmin;
beforeAll(async () => {
  shop = await openTestShop();
  reviewAdmin = new ReviewAdmin(shop.database.db);
});
afterAll(() => shop.close());

const author = (userId: string, changes: Partial<ReviewAuthor> = {}): ReviewAuthor => ({
  userId,
  firstName: 'Sara',
  email: `${userId}@example.com`,
  emailVerified: true,
  ...changes,
});
const request = { rating: 2, comment: 'Fine, but small.', language: 'en' as const };
const write = (who: ReviewAuthor, changes = {}, product = PRODUCT) =>
  writeReview(shop.database.db, product, { ...request, ...changes }, who, new Date(shop.clock.now()));
/** Waits until the cached response has expired. */
async function read<T>(url: string): Promise<T> {
  shop.clock.advance(6_000);
  const answer = await shop.app.inject(`/api/${url}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
}
const list = (product = PRODUCT, page = 1) => read<ReviewList>(`products/${product}/reviews?page=${page}`);
const heldOf = async (userId: string) =>
  (await shop.database.db.select().from(reviews).where(eq(reviews.userId, userId)))[0];

describe('reviews of a product', () => {
  it('are listed by route, id and code, newest first, with a summary', async () => {
    const product = await read<Product>(`auth/products/${PRODUCT}`);
    const found = await list();
    expect(found).toMatchObject({
      total: 3,
      page: 1,
      per_page: 10,
      rating: product.rating,
      rating_distribution: product.rating_distribution,
    });
    const moments = found.data.map(({ created_at }) => created_at);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(found.data.every(({ sample }) => sample)).toBe(true);
    expect(await list(product._id)).toEqual(found);
    expect(await list(product.product_code)).toEqual(found);
    expect(await list(PRODUCT, 2)).toMatchObject({ data: [], total: 3 });
  });

  it.each(['en', 'ar'] as const)('in the asked language come first, each newest first: %s', async (language) => {
    const found = await read<ReviewList>(`products/${PRODUCT}/reviews?language=${language}`);
    const newest = (await list()).data;
    const inIt = newest.filter((review) => review.language === language);
    expect(inIt.length).toBeGreaterThan(0);
    expect(found.data).toEqual([...inIt, ...newest.filter((review) => !inIt.includes(review))]);
  });

  it('answer 404 for an unknown product', async () => {
    expect((await shop.app.inject('/api/products/none/reviews')).statusCode).toBe(404);
    expect((await shop.app.inject(`/api/products/${PRODUCT}/reviews?page=0`)).statusCode).toBe(400);
  });

  it('require login', async () => {
    const answer = await post(shop, `products/${PRODUCT}/reviews`, request);
    expect(answer.statusCode).toBe(401);
    expect((await post(shop, `products/${PRODUCT}/reviews`, { ...request, rating: 6 })).statusCode).toBe(422);
  });
});

describe('a new review', () => {
  it('is hidden until approved, then counts, until it is refused', async () => {
    const before = await list();
    await write(author('approved'), { comment: '  <b>Soft</b> \u202eand\u0007 quiet  ', title: 'Good' });
    expect(await list()).toEqual(before);
    const held = await heldOf('approved');
    expect(held).toMatchObject({
      state: 'held',
      name: 'Sara',
      comment: '<b>Soft</b> and quiet',
      title: 'Good',
      sample: false,
      verified: false,
    });

    expect(await reviewAdmin.decide(held?.id ?? '', 'approved')).toBe(true);
    const after = await list();
    expect(after.data[0]).toMatchObject({ _id: held?.id, rating: 2, comment: '<b>Soft</b> and quiet' });
    expect(after.total).toBe(before.total + 1);
    expect(after.rating_distribution[1]).toBe((before.rating_distribution[1] ?? 0) + 1);
    expect(await read<Product>(`auth/products/${PRODUCT}`)).toMatchObject({
      rating: after.rating,
      reviews_count: after.total,
    });

    await reviewAdmin.decide(held?.id ?? '', 'refused');
    expect(await list()).toEqual(before);
  });

  it('is the author’s only one, even for concurrent requests', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => write(author('once'))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(write(author('once'))).rejects.toMatchObject({ status: 409, code: 'already_reviewed' });
    await write(author('once'), {}, UNREVIEWED);
  });

  it('is verified if the product was delivered to the author’s verified e-mail', async () => {
    const { order_number } = await placed(shop, await orderFor(shop, [{ product_code: 'MH-BF-0001', quantity: 1 }]));
    const buyer = { email: 'Aisha@example.com' };
    await write(author('early', buyer));
    await shop.database.db.update(orders).set({ status: 'ORDERDELIVERED' }).where(eq(orders.number, order_number));
    await write(author('buyer', buyer));
    await write(author('unproven', { ...buyer, emailVerified: false }));
    await write(author('other-product', buyer), {}, UNREVIEWED);
    const verified = await Promise.all(
      ['early', 'buyer', 'unproven', 'other-product'].map(async (who) => (await heldOf(who))?.verified),
    );
    expect(verified).toEqual([false, true, false, false]);
  });

  it('is deleted with its author', async () => {
    const before = await list();
    await write(author('leaving'));
    await reviewAdmin.decide((await heldOf('leaving'))?.id ?? '', 'approved');
    expect((await list()).total).toBe(before.total + 1);
    await forgetAuthor(shop.database.db, 'leaving');
    expect(await list()).toEqual(before);
  });
});

it('marks ratings from samples, and has none without samples', async () => {
  expect((await read<Product>(`auth/products/${PRODUCT}`)).sample_reviews).toBe(true);
  const real = await openTestShop({ seedDemo: false });
  try {
    const product = (await real.app.inject(`/api/auth/products/${PRODUCT}`)).json<Product>();
    expect(product).toMatchObject({ sample_reviews: false, rating: null, reviews_count: 0 });
    expect((await real.app.inject(`/api/products/${PRODUCT}/reviews`)).json<ReviewList>()).toMatchObject({
      total: 0,
      rating: null,
      data: [],
    });
  } finally {
    await real.close();
  }
});

it('an author reads her own review in every state, and can withdraw it and write another', async () => {
  const { access_token: token, user } = await register(shop, 'author@example.com');
  const own = async (method: 'GET' | 'DELETE' = 'GET') =>
    (await as(shop, token, method, `products/${PRODUCT}/reviews/own`)).json<OwnReview>().review;
  expect(await own()).toBeNull();
  await as(shop, token, 'POST', `products/${PRODUCT}/reviews`, request);
  expect(await own()).toEqual({ ...request, state: 'held' });

  const before = await list();
  await reviewAdmin.decide((await heldOf(user._id))?.id ?? '', 'approved');
  expect([(await own())?.state, (await list()).total]).toEqual(['approved', before.total + 1]);

  expect(await own('DELETE')).toBeNull();
  expect(await list()).toEqual(before);
  await as(shop, token, 'POST', `products/${PRODUCT}/reviews`, { ...request, rating: 4 });
  expect(await own()).toMatchObject({ rating: 4, state: 'held' });
});

it('only a review that counts in a rating empties the caches of pages', async () => {
  const { access_token: token, user } = await register(shop, 'no-review@example.com');
  const revision = async () => (await readCatalogueState(shop.database.db))?.revision ?? 0;
  const withdraw = () => as(shop, token, 'DELETE', `products/${PRODUCT}/reviews/own`);
  const submit = () => as(shop, token, 'POST', `products/${PRODUCT}/reviews`, request);
  const decide = async (state: 'approved' | 'refused') => reviewAdmin.decide((await heldOf(user._id))?.id ?? '', state);
  const before = await revision();
  expect((await withdraw()).statusCode).toBe(200);
  await submit();
  await withdraw();
  await submit();
  await decide('refused');
  expect(await revision()).toBe(before);

  await decide('approved');
  expect(await revision()).toBe(before + 1);
  await withdraw();
  expect(await revision()).toBe(before + 2);
});

it('an author’s requests to write and withdraw have one limit', async () => {
  const { access_token: token } = await register(shop, 'restless@example.com');
  const withdraw = () => as(shop, token, 'DELETE', `products/${PRODUCT}/reviews/own`);
  await as(shop, token, 'POST', `products/${PRODUCT}/reviews`, request);
  for (let count = 1; count < 20; count++) expect((await withdraw()).statusCode).toBe(200);
  expect((await withdraw()).statusCode).toBe(429);
});
