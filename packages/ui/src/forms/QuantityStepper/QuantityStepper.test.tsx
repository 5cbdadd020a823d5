import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.js';

function show(props: Partial<QuantityStepperProps> = {}, language: 'en' | 'ar' = 'en') {
  const changed = vi.fn();
  render(
    inLanguage(language, <QuantityStepper label="Glass bottle" defaultValue={2} onValueChange={changed} {...props} />),
  );
  return {
    changed,
    user: userEvent.setup(),
    box: screen.getByRole<HTMLInputElement>('spinbutton', { name: /Glass bottle/ }),
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
  expect(changed.mock.calls).toEqual([
    [3, { reason: 'increment' }],
    [2, { reason: 'decrement' }],
    [1, { reason: 'decrement' }],
  ]);
});

test('tells when more than the maximum was asked for: typed, by button, and by key', async () => {
  const exceeded = vi.fn();
  const { user, box } = show({ max: 3, onMaxExceeded: exceeded });
  await user.clear(box);
  await user.type(box, '٢٤{Enter}');
  expect([box.value, exceeded.mock.calls.length]).toEqual(['3', 1]);
  await user.click(plus());
  expect(exceeded).toHaveBeenCalledTimes(2);
  await user.click(box);
  await user.keyboard('{ArrowUp}');
  expect(exceeded).toHaveBeenCalledTimes(3);
  await user.keyboard('{ArrowDown}{PageUp}{End}');
  expect([box.value, exceeded.mock.calls.length]).toEqual(['3', 3]);
});

test.each([
  ['5', '5'],
  ['٧', '7'],
  ['99', '12'],
  ['0', '1'],
  ['abc', '2'],
  ['', '2'],
  [' 4 pieces', '4'],
])('typing "%s" gives %s', async (typed, expected) => {
  const { user, box } = show({ max: 12 });
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

test.each(['en', 'ar'] as const)('leaves shortcuts and text selection to the browser (%s)', async (language) => {
  const { user, box, changed } = show({}, language);
  await user.click(box);
  await user.keyboard('{Shift>}{Home}{/Shift}{Control>}{End}{/Control}{Alt>}{ArrowUp}{/Alt}');
  expect(changed).not.toHaveBeenCalled();
  await user.keyboard('{ArrowUp}');
  expect(changed).toHaveBeenCalledExactlyOnceWith(3, { reason: 'keyboard' });
});

test('Escape reverts typed text before it reaches a surrounding dialog', async () => {
  const { user, box } = show();
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  await user.click(box);
  await user.keyboard('7');
  outside.mockClear();
  await user.keyboard('{Escape}');
  expect([box.value, outside.mock.calls.length]).toEqual(['2', 0]);
  await user.keyboard('{Escape}');
  expect(outside).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', outside);
});

test('calls the given key handler first, which can prevent the change', async () => {
  const { user, box, changed } = show({ onKeyDown: (event) => event.preventDefault() });
  await user.click(box);
  await user.keyboard('{ArrowUp}');
  expect(changed).not.toHaveBeenCalled();
});

test('is submitted and reset with its form', async () => {
  const user = userEvent.setup();
  const submitted = vi.fn();
  render(
    inLanguage(
      'ar',
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted(new FormData(event.currentTarget).get('quantity'));
        }}
      >
        <QuantityStepper label="قنينة" name="quantity" defaultValue={2} max={24} />
        <button type="submit">إرسال</button>
      </form>,
    ),
  );
  const box = screen.getByRole<HTMLInputElement>('spinbutton');
  await user.clear(box);
  await user.type(box, '١٨{Enter}');
  expect(submitted).toHaveBeenLastCalledWith('18');
  act(() => box.form?.reset());
  await waitFor(() => expect(box.value).toBe('2'));
});

test('a read-only quantity keeps its value', async () => {
  const { user, box, changed } = show({ readOnly: true });
  await user.click(plus());
  await user.click(box);
  await user.keyboard('{ArrowUp}9{Enter}');
  expect([box.value, changed.mock.calls]).toEqual(['2', []]);
});

test.each([0, -4, Number.NaN])('handles a stock of %s', (max) => {
  const { box } = show({ max, defaultValue: 400 });
  expect(Number(box.value)).toBeGreaterThanOrEqual(1);
  expect(Number(box.getAttribute('aria-valuemax'))).toBeLessThanOrEqual(10);
});

test('shows the value it is given when controlled', async () => {
  const { changed, user, box } = show({ value: 4 });
  await user.click(plus());
  expect(changed).toHaveBeenCalledWith(5, { reason: 'increment' });
  expect(box.value).toBe('4');
});
