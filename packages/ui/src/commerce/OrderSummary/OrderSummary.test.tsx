import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { OrderSummary } from './OrderSummary.js';

test('announces a changed total with its label', () => {
  renderIn('en', <OrderSummary title="Summary" rows={[]} total={{ label: 'Total', amount: 11520 }} />);
  const live = screen.getByText('Total').closest('[aria-live="polite"]');
  expect(live?.textContent).toBe('TotalAED\u00a0115.20');
  expect(live?.getAttribute('aria-atomic')).toBe('true');
});
