import { randomUUID } from 'node:crypto';
import type { AddressBook, AuthAnswer, OrderAnswer, Profile, SavedAddressRequest } from '@mahd/contract';
import { MAX_ADDRESSES } from '@mahd/rules/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../src/db/schema/index.js';
import { as, logIn, PASSWORD, register } from '../support/accounts.js';
import { orderFor, PLAIN } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const OFFICE: SavedAddressRequest = {
  type: 'office',
  firstName: 'Fatima',
  lastName: 'Ali',
  mobile: '+971 ٥٠ ١٢٣ ٤٥٦٧',
  address: 'Tower 3 / Floor 12',
  emirates: 'Abu Dhabi',
  area: 'Al Reem Island',
};

/** A customer whose book holds the address of the registration. */
async function customer(email: string) {
  const who = await register(shop, email);
  const token = who.access_token;
  const call = (method: Parameters<typeof as>[2], url: string, body?: object) => as(shop, token, method, url, body);
  const book = async () => (await call('GET', 'auth/addresses')).json<AddressBook>().addresses;
  const profile = async () => (await call('GET', 'auth/me')).json<Profile>();
  const add = async (changes: Partial<SavedAddressRequest> = {}) => {
    const answer = await call('POST', 'auth/addresses', { ...OFFICE, ...changes });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    shop.clock.advance(1_000);
    return answer.json<AddressBook>().addresses;
  };
  return { who, call, book, profile, add };
}

describe('the address book', () => {
  it('starts with the address of the registration, as the default', async () => {
    const { book } = await customer('first@example.com');
    expect(await book()).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        type: 'home',
        firstName: 'Mariam',
        lastName: 'Saeed',
        mobile: '501112233',
        address: 'Street 4 / Villa 9',
        emirates: 'Dubai',
        area: 'Al Barsha',
        is_default: true,
      },
    ]);
  });

  it('adds addresses once each, the default first, then the oldest', async () => {
    const { add, book } = await customer('adds@example.com');
    await add();
    await add({ type: 'other', address: 'Villa 1' });
    expect(await add({ mobile: '501234567' })).toHaveLength(3);
    const held = await book();
    expect(held.map(({ type, mobile, is_default }) => [type, mobile, is_default])).toEqual([
      ['home', '501112233', true],
      ['office', '501234567', false],
      ['other', '501234567', false],
    ]);
  });

  it('changes an address and its recipient', async () => {
    const { add, call } = await customer('changes@example.com');
    const [, office] = await add();
    const answer = await call('PUT', `auth/addresses/${office?._id}`, {
      ...OFFICE,
      firstName: 'Sara',
      area: 'Other Bay',
    });
    expect(answer.json<AddressBook>().addresses[1]).toEqual({ ...office, firstName: 'Sara', area: 'Other Bay' });
  });

  it('has an address once when another becomes equal to it', async () => {
    const { add, call, book } = await customer('equal@example.com');
    const [home] = await add();
    const villa = (await add({ address: 'Villa 1' })).find(({ address }) => address === 'Villa 1');
    await call('PUT', `auth/addresses/${villa?._id}`, OFFICE);
    expect((await book()).map(({ _id, address }) => [_id, address])).toEqual([
      [home?._id, 'Street 4 / Villa 9'],
      [villa?._id, 'Tower 3 / Floor 12'],
    ]);
    // It takes the place of the default too.
    const { _id, is_default: _, ...same } = home ?? { _id: '', is_default: true };
    await call('PUT', `auth/addresses/${villa?._id}`, same);
    expect((await book()).map(({ _id: id, is_default }) => [id, is_default])).toEqual([[villa?._id, true]]);
    expect(_id).not.toBe(villa?._id);
  });

  it('follows the user’s name and number where no other recipient is given', async () => {
    const { add, call, book } = await customer('renamed@example.com');
    await add({ firstName: 'Mariam', lastName: 'Saeed', mobile: '501112233' });
    await add({ address: 'Villa 1' });
    await call('PATCH', 'auth/me', { firstName: 'Maryam', mobile: '509998877' });
    expect((await book()).map(({ firstName, mobile }) => [firstName, mobile])).toEqual([
      ['Maryam', '509998877'],
      ['Maryam', '509998877'],
      ['Fatima', '501234567'],
    ]);
  });

  it.each([
    ['a blank name', { firstName: ' \n' }, 'firstName', 'checkout.errors.firstName'],
    ['a name without letters', { lastName: '👶' }, 'lastName', 'checkout.errors.nameLetters'],
    ['a link in the name', { lastName: 'www.evil.example' }, 'lastName', 'checkout.errors.link'],
    ['a short number', { mobile: '501' }, 'mobile', 'checkout.errors.mobileLength'],
    ['no street', { address: '' }, 'address', 'checkout.errors.address'],
    ['too little of a street', { address: 'ش' }, 'address', 'checkout.errors.addressShort'],
    ['an unknown emirate', { emirates: 'Atlantis' }, 'emirates', 'checkout.errors.emirates'],
    ['"Other" as an area', { area: 'Other' }, 'area', 'checkout.errors.area'],
    ['an unknown label', { type: 'castle' }, 'type', 'must be equal to one of the allowed values'],
    ['a street of 301 characters', { address: 'x'.repeat(301) }, 'address', 'must NOT have more than 300 characters'],
  ])('rejects %s', async (what, changes, field, message) => {
    const { call, book } = await customer(`${what.replace(/\W/g, '')}@example.com`);
    const [home] = await book();
    for (const [method, url] of [
      ['POST', 'auth/addresses'],
      ['PUT', `auth/addresses/${home?._id}`],
    ] as const) {
      const answer = await call(method, url, { ...OFFICE, ...changes });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ errors: object[] }>().errors).toEqual([{ field, code: expect.any(String), message }]);
    }
    expect(await book()).toEqual([home]);
  });

  it('holds ten addresses, also when they are added at the same time', async () => {
    const { call, book } = await customer('full@example.com');
    const answers = await Promise.all(
      Array.from({ length: MAX_ADDRESSES + 2 }, (_, index) =>
        call('POST', 'auth/addresses', { ...OFFICE, address: `Villa ${index}` }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(
      Array.from({ length: 3 }, () => 'address_book_full'),
    );
    expect(await book()).toHaveLength(MAX_ADDRESSES);
  });
});

describe('the default address', () => {
  it('is the one of the profile, which can change it', async () => {
    const { add, call, book, profile } = await customer('default@example.com');
    const [, office] = await add();
    await call('POST', `auth/addresses/${office?._id}/default`);
    expect(await profile()).toMatchObject({ emirates: 'Abu Dhabi', area: 'Al Reem Island' });
    expect((await logIn(shop, 'default@example.com', PASSWORD)).json<AuthAnswer>().user.emirates).toBe('Abu Dhabi');
    await call('PATCH', 'auth/me', { address: 'Tower 9', emirates: 'Sharjah', area: 'Al Nahda' });
    expect((await book()).map(({ type, address, is_default }) => [type, address, is_default])).toEqual([
      ['office', 'Tower 9', true],
      ['home', 'Street 4 / Villa 9', false],
    ]);
  });

  it('moves to the oldest address when it is deleted', async () => {
    const { add, call, book, profile } = await customer('moves@example.com');
    const [home] = await add();
    await add({ address: 'Villa 1' });
    const answer = await call('DELETE', `auth/addresses/${home?._id}`);
    expect(answer.json<AddressBook>().addresses.map(({ address, is_default }) => [address, is_default])).toEqual([
      ['Tower 3 / Floor 12', true],
      ['Villa 1', false],
    ]);
    expect((await profile()).address).toBe('Tower 3 / Floor 12');
    const [office, villa] = await book();
    await call('DELETE', `auth/addresses/${villa?._id}`);
    expect(await book()).toEqual([office]);
  });

  it('may be missing: the profile can be changed without one, and its address opens a new book', async () => {
    const { call, book, profile } = await customer('none@example.com');
    const [home] = await book();
    await call('DELETE', `auth/addresses/${home?._id}`);
    expect((await call('DELETE', `auth/addresses/${home?._id}`)).statusCode).toBe(404);
    expect(await profile()).toMatchObject({ address: '', area: '', emirates: '' });
    expect((await call('PATCH', 'auth/me', { firstName: 'Maryam' })).json()).toMatchObject({ firstName: 'Maryam' });
    expect((await call('PATCH', 'auth/me', { address: 'Street 5' })).statusCode).toBe(422);
    await call('PATCH', 'auth/me', { address: 'Street 5', emirates: 'Dubai', area: 'Deira' });
    expect(await book()).toMatchObject([{ type: 'home', firstName: 'Maryam', address: 'Street 5', is_default: true }]);
  });

  it('stays where it is when another user asks to move it', async () => {
    const [mine, theirs] = [await customer('mine@example.com'), await customer('theirs@example.com')];
    const [foreign] = await theirs.book();
    const before = await mine.book();
    expect((await mine.call('POST', `auth/addresses/${foreign?._id}/default`)).statusCode).toBe(404);
    expect([await mine.book(), await theirs.book()]).toEqual([before, [foreign]]);
  });
});

it('leaves orders as they were when an address is changed or deleted', async () => {
  const { who, call, book } = await customer('ordered@example.com');
  const [home] = await book();
  if (home === undefined) throw new Error('No address');
  const { type, address, emirates, area } = home;
  const request = await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], {
    address: { type, address, emirates, area },
  });
  const { order_number: number } = (
    await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${who.access_token}`, 'idempotency-key': randomUUID() },
      payload: request,
    })
  ).json<OrderAnswer>();
  const order = async () => (await call('GET', `auth/orders/${number}`)).json<{ address: object }>();
  const before = await order();
  expect(before.address).toMatchObject({ address });
  await call('PUT', `auth/addresses/${home._id}`, OFFICE);
  expect(await order()).toEqual(before);
  await call('DELETE', `auth/addresses/${home._id}`);
  expect(await order()).toEqual(before);
});

it('accepts an order to an address that is neither home nor office', async () => {
  const request = await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': randomUUID() },
    payload: { ...request, address: { ...request.address, type: 'other' } },
  });
  expect(answer.statusCode).toBe(200);
});

it('is exported, and deleted with the account', async () => {
  const { call, add, book } = await customer('leaves@example.com');
  await add();
  expect((await call('GET', 'auth/me/export')).json()).toMatchObject({ addresses: await book() });
  const held = async () => (await shop.database.db.select().from(addresses)).length;
  const before = await held();
  await call('DELETE', 'auth/me', { password: PASSWORD });
  expect(await held()).toBe(before - 2);
});
