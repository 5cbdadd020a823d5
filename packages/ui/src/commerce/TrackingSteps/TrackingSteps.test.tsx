import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { TrackingSteps } from './TrackingSteps.js';

const steps = [
  { label: 'Order placed', date: '20 November 2026', state: 'done' },
  { label: 'Shipped', date: '22 November 2026', state: 'current' },
  { label: 'Delivered', state: 'upcoming' },
] as const;

test('screen readers read each date once', () => {
  renderIn('en', <TrackingSteps steps={steps} />);
  const said = screen.getAllByRole('listitem').map((step) => {
    const read = step.cloneNode(true) as HTMLElement;
    for (const hidden of read.querySelectorAll('[aria-hidden]')) hidden.remove();
    return [...read.children].map(({ textContent }) => textContent).join(' ');
  });
  expect(said).toEqual([
    'Order placed, completed on 20 November 2026',
    'Shipped, current step 22 November 2026',
    'Delivered, not yet reached',
  ]);
});
