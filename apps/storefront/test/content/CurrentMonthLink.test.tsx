import type { PageEntry } from '@mahd/data/content';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CurrentMonthLink } from '../../src/features/content/CurrentMonthLink.js';
import en from '../../src/messages/en/content.js';
import { inShop, shopWith } from '../support/shop.js';

const entry = (fields: Partial<PageEntry>) => ({ menu: '', month: null, ageMonths: null, ...fields }) as PageEntry;

it.each([
  ['/stages-of-pregnancy', entry({ month: 1 }), en.content.findMonth],
  ['/baby-care', entry({ ageMonths: 0 }), en.content.findAge],
])('asks on %s for the date that its months count from', async (path, month, question) => {
  const state = await shopWith(() => ({ status: 500 }), ['content']);
  render(inShop(state, 'en', <CurrentMonthLink path={path} months={[month]} />));
  expect(screen.getByRole('link', { name: question }).getAttribute('href')).toContain('#my-baby');
});
