import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { CartLine } from './CartLine.js';

function Line() {
  const [removed, setRemoved] = useState(false);
  return (
    <CartLine
      href="/product/baby-lotion"
      name="Baby Lotion"
      picture={null}
      price={{ amount: 4500 }}
      lineTotal={9000}
      quantity="2"
      removed={removed}
      onRemove={() => setRemoved(true)}
      onUndo={() => setRemoved(false)}
    />
  );
}

test('announces a removed line, restores it and keeps the focus in the line', async () => {
  const user = userEvent.setup();
  renderIn('en', <Line />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await user.click(screen.getByRole('button', { name: 'Remove Baby Lotion from the cart' }));
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('Baby Lotion was removed');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo: Baby Lotion' }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Baby Lotion' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Baby Lotion from the cart' }));
});

test('shows the unit price only when it differs from the total', () => {
  const line = { href: '/p', name: 'Baby Lotion', picture: null, quantity: '1' };
  const { container, rerender } = renderIn(
    'en',
    <CartLine {...line} price={{ amount: 4500, was: 5000 }} lineTotal={4500} />,
  );
  const parts = () => ['price', 'total'].map((part) => container.querySelector(`[data-part="${part}"]`)?.textContent);
  expect(parts()).toEqual([undefined, expect.stringContaining('Price now AED\u00a045.00')]);
  rerender(<CartLine {...line} price={{ amount: 4500, was: 5000 }} lineTotal={9000} />);
  expect(parts()).toEqual([
    expect.stringMatching(/AED\u00a045\.00.* each$/),
    expect.stringContaining('AED\u00a090.00'),
  ]);
});
