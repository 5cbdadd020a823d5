import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.js';

function show(props: Partial<QuantityStepperProps> = {}) {
  const changed = vi.fn();
  render(
    inLanguage('en', <QuantityStepper itemName="Glass bottle" defaultValue={2} onValueChange={changed} {...props} />),
  );
  return {
    changed,
    user: userEvent.setup(),
    box: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Glass bottle' }),
  };
}
const plus = () => screen.getByRole('button', { name: /Increase/ });
const minus = () => screen.getByRole('button', { name: /Decrease/ });

test('stays between 1 and the stock', async () => {
  const { changed, user, box } = show({ max: 3 });
  await user.click(plus());
  await user.click(plus());
  expect([box.value, plus().getAttribute('aria-disabled')]).toEqual(['3', 'true']);
  for (let press = 0; press < 4; press++) await user.click(minus());
  expect([box.value, minus().getAttribute('aria-disabled')]).toEqual(['1', 'true']);
  expect(changed.mock.calls.flat()).toEqual([3, 2, 1]);
});

test.each([
  ['5', '5'],
  ['٧', '7'],
  ['99', '10'],
  ['0', '1'],
  ['abc', '2'],
  ['', '2'],
  [' 4 pieces', '4'],
])('typing "%s" gives %s', async (typed, expected) => {
  const { user, box } = show();
  await user.clear(box);
  if (typed) await user.type(box, typed);
  await user.tab();
  expect(box.value).toBe(expected);
});

test('steps with arrow keys, Home and End; Enter commits typed input, Escape reverts it', async () => {
  const { user, box } = show();
  await user.click(box);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(box.value).toBe('3');
  await user.keyboard('{End}');
  expect(box.value).toBe('10');
  await user.keyboard('{Home}');
  expect(box.value).toBe('1');
  await user.keyboard('8{Escape}');
  expect(box.value).toBe('1');
  await user.clear(box);
  await user.keyboard('6{Enter}');
  expect(box.value).toBe('6');
});

test.each([0, -4, Number.NaN])('handles a stock of %s', (max) => {
  const { box } = show({ max, defaultValue: 400 });
  expect(Number(box.value)).toBeGreaterThanOrEqual(1);
  expect(Number(box.getAttribute('aria-valuemax'))).toBeLessThanOrEqual(10);
});

test('shows the value it is given when controlled', async () => {
  const { changed, user, box } = show({ value: 4 });
  await user.click(plus());
  expect(changed).toHaveBeenCalledWith(5);
  expect(box.value).toBe('4');
});
