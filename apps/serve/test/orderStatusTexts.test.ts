/* eslint-disable mahd/relative-import -- the words of two apps are compared, and neither publishes them */
import { expect, it } from 'vitest';
import { mailTexts } from '../../api/src/mail/texts/index.js';

interface OrderWords {
  readonly status: { readonly text: object };
  readonly orders: { readonly cod: string };
}

it.each(['en', 'ar'] as const)('an order stands in a mail in the words of its page: %s', async (language) => {
  // Found at run time: its types are the browser's, which this app does not know.
  const { default: words } = (await import(`../../storefront/src/messages/${language}/orders.ts`)) as {
    default: OrderWords;
  };
  const { text, ...status } = words.status;
  expect(mailTexts[language]).toMatchObject({ status, statusText: text, cod: words.orders.cod });
});
