import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { checkoutFrame } from '../../src/features/checkout/checkoutFrame.js';
import { ShellFooter } from '../../src/shell/ShellFooter.js';
import { inShop, settings, shopWith } from '../support/shop.js';

afterEach(() => vi.useRealTimers());

it('shows the year of the page, whatever the browser’s clock says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-01') });
  const state = await shopWith(() => ({ status: 404 }), ['shellDeferred', 'checkout']);
  const { t } = state.messagesOf('en');
  const { Footer } = checkoutFrame;
  render(
    inShop(
      state,
      'en',
      <>
        <ShellFooter language="en" path="" t={t} categories={[]} settings={settings} />
        <Footer />
      </>,
    ),
  );
  expect(screen.getAllByText(/^© 2026 Mahd/)).toHaveLength(2);
});
