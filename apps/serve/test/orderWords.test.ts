/* eslint-disable mahd/relative-import -- the words of two apps are compared, and neither publishes them */
import { expect, it } from 'vitest';
import { mailTexts } from '../../api/src/mail/texts/index.js';
import ar from '../../storefront/src/strings/ar/orders.js';
import en from '../../storefront/src/strings/en/orders.js';

it.each([
  ['en', en],
  ['ar', ar],
] as const)('an order stands in a mail in the words of its page: %s', (language, { status: { text, ...status }, orders: { cod } }) => {
  expect(mailTexts[language]).toMatchObject({ status, statusText: text, cod });
});
