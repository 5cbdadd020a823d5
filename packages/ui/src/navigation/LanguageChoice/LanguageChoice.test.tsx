import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../renderIn.js';
import { LanguageChoice } from './LanguageChoice.js';

test('links to the page in every language and marks the current one', () => {
  renderIn('ar', <LanguageChoice hrefs={{ en: '/en/cart', ar: '/ar/cart' }} />);
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.lang, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['English', 'en', '/en/cart', null],
    ['العربية', 'ar', '/ar/cart', 'true'],
  ]);
});
