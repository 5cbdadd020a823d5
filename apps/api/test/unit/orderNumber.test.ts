import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newOrderNumber, normaliseOrderNumber } from '../../src/orders/orderNumber.js';
import { OrderTokens } from '../../src/orders/orderTokens.js';
import { isCardNumber, TEST_CARDS } from '../../src/payments/sandbox/cards.js';

it('normalises typed order numbers', () => {
  for (const typed of ['MH-123456789', 'mh-123456789', ' MH 123 456 789 ', '123456789', 'mh١٢٣٤٥٦٧٨٩', 'MH–123456789'])
    expect(normaliseOrderNumber(typed), typed).toBe('MH-123456789');
  const number = newOrderNumber();
  expect(normaliseOrderNumber(number)).toBe(number);
});

it('accepts issued tokens until they expire', () => {
  let now = 0;
  const tokens = new OrderTokens('secret', 'order-success', () => now);
  const token = tokens.issue('MH-123456789');
  expect(tokens.read(token)).toEqual({ subject: 'MH-123456789', isExpired: false });
  expect(new OrderTokens('other', 'order-success', () => now).read(token)).toBeNull();
  expect(new OrderTokens('secret', 'order-link', () => now).read(token)).toBeNull();
  fc.assert(fc.property(fc.string({ maxLength: 100 }), (made) => tokens.read(made) === null));
  now = 30 * 60_000;
  expect(tokens.read(token)).toEqual({ subject: 'MH-123456789', isExpired: true });
});

it('validates the check digit of card numbers', () => {
  for (const number of Object.keys(TEST_CARDS)) {
    expect(isCardNumber(number)).toBe(true);
    const last = Number(number.at(-1));
    expect(isCardNumber(`${number.slice(0, -1)}${(last + 1) % 10}`)).toBe(false);
  }
});
