/* eslint-disable mahd/relative-import -- compares texts that neither app exports */
import { expect, it } from 'vitest';
import { mailTexts } from '../../api/src/mail/texts/index.js';

interface OrderWords {
  readonly status: { readonly text: object };
  readonly orders: { readonly cod: string };
}

it.each(['en', 'ar'] as const)('mails and pages name an order’s status alike: %s', async (language) => {
  // Imported dynamically: its types need the DOM library.
  const { default: words } = (await import(`../../storefront/src/messages/${language}/orders.ts`)) as {
    default: OrderWords;
  };
  // The sentences differ: those of mails name the order.
  const { text: _sentences, ...status } = words.status;
  expect(mailTexts[language]).toMatchObject({ status, cod: words.orders.cod });
});
