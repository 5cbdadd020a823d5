import { expect, it } from 'vitest';
import { packingSlip } from '../../src/orders/invoice/packingSlip.js';
import type { FullOrder } from '../../src/orders/queries.js';

const slipOf = (changes: object) =>
  packingSlip({
    order: {
      number: 'MH-1',
      language: 'en',
      firstName: 'Noura',
      lastName: 'Ali',
      mobile: '+971501234567',
      address: 'Villa 1',
      addressType: 'home',
      area: 'Al Barsha',
      emirate: 'Dubai',
      gift: null,
      note: null,
      deliveryFrom: null,
      deliveryTo: null,
      paymentMethod: 'card',
      finalTotalFils: 10_850,
      ...changes,
    },
    lines: [],
  } as unknown as FullOrder);

it('tells the courier the note and, with cash, the amount to collect', () => {
  const slip = slipOf({ paymentMethod: 'cod', note: 'Call <first>\u202e' });
  expect(slip).toMatch(
    /To collect on delivery[\s\S]*AED\s108\.50[\s\S]*Note for the courier[\s\S]*Call &#60;first&#62;/,
  );
  expect(slip).toMatch(/المطلوب عند التسليم[\s\S]*108\.50[\s\S]*ملاحظة للمندوب/);
});

it('has neither for an order that is paid and has no note', () => {
  expect(slipOf({})).not.toMatch(/AED|collect|courier/);
});

it('has no note of the giver for the recipient of a gift', () => {
  const gift = { firstName: 'Noor', lastName: 'Saeed', mobile: '+971507654321', message: null };
  expect(slipOf({ gift, note: 'It is a surprise' })).not.toContain('surprise');
});
