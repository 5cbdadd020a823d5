import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ar } from '../../foundation/strings/ar.js';
import { en } from '../../foundation/strings/en.js';
import { UiProvider } from '../../foundation/UiProvider.js';
import { Price, type PriceValue } from './index.js';

function textOf(price: PriceValue, language: 'en' | 'ar' = 'en') {
  const { container, unmount } = render(
    <UiProvider language={language} strings={language === 'ar' ? ar : en}>
      <Price price={price} />
    </UiProvider>,
  );
  const text = container.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
  unmount();
  return text;
}

test('shows the amount alone for a plain price', () => {
  expect(textOf({ amount: 5900 })).toBe('AED 59.00');
  expect(textOf({ amount: 5900 }, 'ar')).toBe('59.00 د.إ');
  expect(textOf({ amount: 0 })).toBe('AED 0.00');
});

test('announces both prices and strikes the old one when reduced', () => {
  render(
    <UiProvider language="en" strings={en}>
      <Price price={{ amount: 5525, was: 6500, percent: 15 }} />
    </UiProvider>,
  );
  expect(screen.getByText('Price now AED 55.25')).toBeTruthy();
  expect(screen.getByText('Old price AED 65.00')).toBeTruthy();
  expect(document.querySelector('s')?.textContent).toBe('AED\u00a065.00');
  expect(screen.getByText('15% off')).toBeTruthy();
});

test('shows a percentage above zero only, and an old price only when higher', () => {
  expect(textOf({ amount: 5900, was: 6500, percent: 0 })).not.toContain('%');
  for (const was of [0, 5900, 5000, null, Number.NaN])
    expect(textOf({ amount: 5900, was, percent: 10 })).toBe('AED 59.00');
});

test('says when the price is unknown', () => {
  expect(textOf({ amount: null })).toBe('Price coming soon');
  expect(textOf({ amount: Number.NaN })).toBe('Price coming soon');
  expect(textOf({ amount: null }, 'ar')).toBe('السعر قريبًا');
});

test('marks the lowest of several prices', () => {
  expect(textOf({ amount: 3900, from: true })).toBe('From AED 39.00');
});
