import { expect, it } from 'vitest';
import { returnChange } from '../../src/mail/returnMails.js';
import { OrderTokens } from '../../src/orders/orderTokens.js';

const surroundings = { publicOrigin: 'https://shop.example', links: new OrderTokens('secret', 'order-link', Date.now) };

/** The mail about a return of one rack, in English. */
const mailOf = (state: 'received' | 'refused') => {
  const one = {
    full: {
      entry: { number: 'RT1', refundFils: 6425, deliveryFeeFils: 2000, refusal: 'It was used' },
      lines: [{ position: 0, quantity: 1, refundFils: 4425 }],
    },
    order: { number: 'MH-1', language: 'en', email: 'noura@example.com', firstName: 'Noura' },
    lines: [{ position: 0, texts: { en: { name: 'Drying rack', size: '', color: '' } } }],
  } as unknown as Parameters<typeof returnChange>[0];
  return returnChange(one, state, surroundings);
};

it('names the products of a refused return without sums, and promises nothing', () => {
  const { blocks, after } = mailOf('refused');
  const text = JSON.stringify(blocks);
  expect(text).toContain('Drying rack');
  expect(text).toContain('It was used');
  expect(text).not.toMatch(/AED|Total|Refund/);
  expect(after).toEqual(['If you have a question about this decision, write to us.']);
});

it('has the sums of a return that is refunded', () => {
  expect(JSON.stringify(mailOf('received').blocks)).toMatch(/44\.25.*20\.00.*Total.*64\.25/);
});
