import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { icons } from '../../foundation/icons/icons.js';
import { renderIn } from '../../navigation/renderIn.js';
import { TrackingSteps } from './TrackingSteps.js';

const steps = [
  { label: 'Order placed', date: '20 November 2026', state: 'done' },
  { label: 'Shipped', date: '22 November 2026', state: 'current' },
  { label: 'Delivered', state: 'upcoming' },
] as const;

test('a step has its icon in place of its number until it is done', () => {
  const [placed, shipped, delivered] = steps;
  const drawn = [{ ...placed, icon: 'bag' }, { ...shipped, icon: 'truck' }, delivered] as const;
  const { container } = renderIn('en', <TrackingSteps steps={drawn} />);
  const marks = [...container.querySelectorAll('[data-part=mark]')].map(
    (mark) => mark.querySelector('path')?.getAttribute('d') ?? mark.textContent,
  );
  expect(marks).toEqual([icons.check.path, icons.truck.path, '3']);
});

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
