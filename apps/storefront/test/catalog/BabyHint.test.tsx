import { parseListingQuery } from '@mahd/rules/shop';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BabyHint } from '../../src/features/catalog/BabyHint.js';
import { inShop, shopWith } from '../support/shop.js';

it.each([
  ['en', 4, 'For your baby (3+ months)'],
  ['ar', 4, 'لطفلكِ (من عمر 3 أشهر)'],
  ['en', 0, 'For a newborn'],
] as const)(
  'names the ages of its filter, as the exact age may not be known (%s, %s)',
  async (language, months, text) => {
    const state = await shopWith(() => ({ status: 404 }), ['catalog']);
    const query = parseListingQuery(new URLSearchParams());
    render(
      inShop(state, language, <BabyHint stage={{ kind: 'baby', months }} query={query} hrefWith={() => '/products'} />),
    );
    expect(screen.getByRole('link').textContent).toBe(text);
  },
);
