import { describe, expect, it } from 'vitest';
import { sendContactAtom } from '../../src/content/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer } from '../fakeServer.js';

const values = {
  firstName: ' Aisha ',
  lastName: 'Al Ali',
  email: 'a@b.ae ',
  mobile: '501234567',
  message: ' Hello ',
};

async function outcomeOf(answer: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(answer);
  const { store } = createShopStore({ http: server.http });
  return { outcome: await store.set(sendContactAtom, values, 'ar'), server };
}

describe('a message to the shop', () => {
  it('is sent in the format of the API', async () => {
    let sent: unknown;
    const { outcome } = await outcomeOf(({ url, body }) => {
      sent = [url, body];
      return { body: { status: 'received', reference: 'C12345678' } };
    });
    expect(outcome).toEqual({ kind: 'sent', reference: 'C12345678' });
    expect(sent).toEqual([
      '/api/contact',
      { name: 'Aisha Al Ali', email: 'a@b.ae', phone: '501234567', message: 'Hello', language: 'ar' },
    ]);
  });

  it.each([
    [
      {
        status: 422,
        body: { errors: [{ field: 'email' }, { field: 'name' }, { field: 'phone' }, { field: 'toString' }, null] },
      },
      {
        kind: 'invalid',
        problems: [
          { field: 'email', messageKey: 'contact.emailRequired' },
          { field: 'firstName', messageKey: 'contact.firstNameRequired' },
          { field: 'mobile', messageKey: 'contact.phoneInvalid' },
        ],
      },
    ],
    [
      { status: 422, body: 'nonsense' },
      { kind: 'failed', messageKey: 'contact.failed' },
    ],
    [
      { status: 429, body: {}, headers: { 'retry-after': '61' } },
      { kind: 'failed', messageKey: 'contact.tooMany', retryAfter: 61 },
    ],
    [{ body: { status: 'odd' } }, { kind: 'failed', messageKey: 'contact.failed' }],
    [{ status: 500 }, { kind: 'failed', messageKey: 'contact.failed' }],
  ])('maps %j to a result', async (answer, expected) => {
    expect((await outcomeOf(() => answer)).outcome).toEqual(expected);
  });
});
