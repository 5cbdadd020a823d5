import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { PromoBox } from './PromoBox.js';

test('submits the trimmed code, even empty, but not while one is being checked', async () => {
  const user = userEvent.setup();
  const onApply = vi.fn();
  const { rerender } = renderIn('en', <PromoBox onApply={onApply} onRemove={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenLastCalledWith('');
  await user.type(screen.getByRole('textbox', { name: 'Promo code' }), ' WELCOME10 {Enter}');
  expect(onApply).toHaveBeenLastCalledWith('WELCOME10');
  rerender(<PromoBox onApply={onApply} onRemove={() => {}} pending />);
  await user.click(screen.getByRole('button', { name: 'Loading…' }));
  expect(onApply).toHaveBeenCalledTimes(2);
});

test('takes no more characters than a code has', async () => {
  renderIn('en', <PromoBox onApply={() => {}} onRemove={() => {}} maxLength={9} />);
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  await userEvent.setup().type(field, 'WELCOME10');
  expect((field as HTMLInputElement).value).toBe('WELCOME10');
  await userEvent.setup().type(field, '0');
  expect((field as HTMLInputElement).value).toBe('WELCOME10');
});

test('associates an error with the field', () => {
  renderIn(
    'en',
    <PromoBox
      onApply={() => {}}
      onRemove={() => {}}
      message={{ tone: 'danger', text: 'This promo code has expired.' }}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This promo code has expired.',
  );
});

test('shows a success once: beside the applied code it is only announced', () => {
  const box = (code: string | null, tone: 'success' | 'danger') => (
    <PromoBox code={code} onApply={() => {}} onRemove={() => {}} message={{ tone, text: 'A message' }} />
  );
  const isShown = () => getComputedStyle(screen.getByRole('status')).position !== 'absolute';
  const { rerender } = renderIn('en', box('WELCOME10', 'success'));
  expect([screen.getByRole('status').textContent, isShown()]).toEqual(['A message', false]);
  // A code that was removed, and one that is refused.
  rerender(box(null, 'success'));
  expect(isShown()).toBe(true);
  rerender(box('WELCOME10', 'danger'));
  expect(isShown()).toBe(true);
});

test.each(['en', 'ar'] as const)(
  'keeps the focus while field and applied code replace each other (%s)',
  async (language) => {
    const user = userEvent.setup();
    const { rerender } = renderIn(language, <PromoBox onApply={() => {}} onRemove={() => {}} />);
    await user.type(screen.getByRole('textbox'), 'WELCOME10');
    rerender(<PromoBox code="WELCOME10" onApply={() => {}} onRemove={() => {}} />);
    expect(document.activeElement).toBe(screen.getByRole('button'));
    rerender(<PromoBox onApply={() => {}} onRemove={() => {}} />);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await user.tab();
    rerender(<PromoBox code="WELCOME10" onApply={() => {}} onRemove={() => {}} />);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  },
);
