import { expect, it } from 'vitest';
import { PayTabs } from '../../src/payments/paytabs.js';

const SALE = {
  tran_ref: 'TST1',
  profile_id: 7,
  cart_id: 'MH-1',
  cart_amount: '10.00',
  cart_currency: 'AED',
  tran_type: 'Sale',
  payment_result: { response_status: 'A', response_message: 'Authorised' },
};
const error = (code: number) => ({ code, message: 'No', trace: 'T' });

function answering(status: number, body: unknown) {
  const provider = new PayTabs(
    { endpoint: 'https://pay.example', profileId: 7, serverKey: 'k', callbackUrl: '', returnUrl: '' },
    async () => ({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }),
  );
  return {
    query: () => provider.query('TST1'),
    queryByCart: () => provider.queryByCart('MH-1'),
    refund: () =>
      provider.refund({ cartId: 'MH-1-R1', description: 'x', amount: 1000, currency: 'AED', tranRef: 'TST1' }),
  };
}

it('reads one transaction, a list, and that there is none', async () => {
  expect(await answering(200, SALE).query()).toMatchObject({ tranRef: 'TST1', state: 'paid' });
  expect(await answering(200, { transactions: [SALE] }).queryByCart()).toHaveLength(1);
  expect(await answering(200, SALE).queryByCart()).toHaveLength(1);
  expect(await answering(200, { transactions: [] }).queryByCart()).toEqual([]);
  expect(await answering(404, error(2)).queryByCart()).toEqual([]);
  expect(await answering(404, error(2)).query()).toBeNull();
});

/** Answers that say nothing about the money. */
const UNCLEAR: [number, unknown][] = [
  [400, error(1)],
  [400, error(999)],
  [400, { error: 'bad gateway' }],
  [401, error(1)],
  [404, { message: 'no route' }],
  [409, error(0)],
  [429, error(206)],
  [200, error(206)],
  [200, {}],
  [200, { ...SALE, payment_result: { response_status: 'Z' } }],
  [200, 'not JSON'],
  [502, error(2)],
];

it.each(UNCLEAR)('takes %d %j for no answer', async (status, body) => {
  const provider = answering(status, body);
  for (const call of [provider.query, provider.queryByCart, provider.refund])
    await expect(call()).rejects.toMatchObject({ name: 'ProviderUnavailable' });
});

it('takes no part of a list it cannot read for an answer', async () => {
  const odd = { ...SALE, tran_type: 'Refund', payment_result: { response_status: 'Z' } };
  await expect(answering(200, { transactions: [SALE, odd] }).queryByCart()).rejects.toMatchObject({
    name: 'ProviderUnavailable',
  });
});

it('tells a refund that was refused from one whose outcome is unknown', async () => {
  await expect(answering(400, error(206)).refund()).rejects.toMatchObject({ name: 'ProviderRejected' });
  await expect(answering(400, error(4)).refund()).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  await expect(answering(404, error(2)).refund()).rejects.toMatchObject({ name: 'ProviderUnavailable' });
});
