import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { Dialog } from '../Dialog/index.js';
import { Toaster, type Toast } from './Toaster.js';

const onDismiss = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  onDismiss.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const added: Toast = { id: 'a', message: 'Added to cart' };
const removed: Toast = { id: 'b', message: 'Removed from cart' };
const toaster = (toasts: Toast[]) => <Toaster toasts={toasts} onDismiss={onDismiss} />;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Messages' });
/** React derives pointerenter and pointerleave from these events. */
const enter = () => act(() => void fireEvent.pointerEnter(region()));
const leave = () => act(() => void fireEvent.pointerLeave(region()));

test('dismisses a toast after two seconds', () => {
  renderIn('en', toaster([added]));
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([['a']]);
});

test('times each toast separately', () => {
  const { rerender } = renderIn('en', toaster([added]));
  pass(1500);
  rerender(toaster([added, removed]));
  pass(500);
  expect(onDismiss.mock.calls).toEqual([['a']]);
  pass(1500);
  expect(onDismiss.mock.calls).toEqual([['a'], ['b']]);
});

test('pauses on hover and resumes with the remaining time', () => {
  renderIn('en', toaster([added]));
  pass(1500);
  enter();
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  leave();
  pass(499);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('moves to the opposite edge if it would cover the focused element', () => {
  const rect = (element: Element) =>
    element.tagName === 'BUTTON' || element.matches('[data-part="toaster"]')
      ? new DOMRect(0, 72, 360, 60)
      : new DOMRect(0, 300, 360, 60);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rect(this);
  });
  const page = (toasts: Toast[]) => (
    <>
      <button type="button">Undo</button>
      <input aria-label="Further down" />
      {toaster(toasts)}
    </>
  );
  const { rerender } = renderIn('en', page([]));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  rerender(page([removed]));
  expect(region().hasAttribute('data-flipped')).toBe(true);
  rerender(page([]));
  act(() => screen.getByRole('textbox', { name: 'Further down' }).focus());
  rerender(page([added]));
  expect(region().hasAttribute('data-flipped')).toBe(false);
});

test('pauses on keyboard focus', () => {
  renderIn('en', toaster([added]));
  pass(1000);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(1000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('resumes the timer after the hovered toast was dismissed', () => {
  const { rerender } = renderIn('en', toaster([added]));
  enter();
  rerender(toaster([]));
  rerender(toaster([removed]));
  pass(2000);
  expect(onDismiss.mock.calls).toEqual([['b']]);
});

test('dismisses a toast with an action after six seconds', () => {
  renderIn('ar', toaster([{ ...removed, action: { label: 'تراجع', onPress: () => undefined } }]));
  pass(5999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('runs the action once and dismisses the toast', () => {
  const onPress = vi.fn();
  renderIn('en', toaster([{ ...removed, action: { label: 'Undo', onPress } }]));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(onDismiss.mock.calls).toEqual([['b']]);
});

test('dismisses a toast after its own time, or never', () => {
  renderIn(
    'en',
    toaster([
      { ...added, duration: 10_000 },
      { ...removed, duration: Infinity },
    ]),
  );
  pass(9999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(600_000);
  expect(onDismiss.mock.calls).toEqual([['a']]);
});

const withDialog = (open: boolean, toasts: Toast[]) => (
  <>
    <Dialog open={open} title="Address">
      Text
    </Dialog>
    {toaster(toasts)}
  </>
);
const announcements = () => document.querySelector('[data-part="announcements"]');

test('a toast keeps its time when a dialog opens and closes', () => {
  const { rerender } = renderIn('en', withDialog(false, [added]));
  pass(900);
  rerender(withDialog(true, [added]));
  pass(900);
  expect(document.querySelector<HTMLElement>('dialog [data-part="progress"]')?.style.animationDelay).toBe('-900ms');
  rerender(withDialog(false, [added]));
  pass(199);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([['a']]);
});

test('a toast that comes as a dialog opens or closes is added to a live region that is already there', () => {
  const { rerender } = renderIn('en', withDialog(false, []));
  for (const [open, toast] of [
    [true, added],
    [false, removed],
  ] as const) {
    rerender(withDialog(open, [toast]));
    expect(announcements()?.getAttribute('aria-live')).toBe('polite');
    expect(announcements()?.closest('dialog') !== null).toBe(open);
    expect(announcements()?.textContent).not.toContain(toast.message);
    const region = announcements();
    pass(200);
    expect(announcements()).toBe(region);
    expect(region?.textContent).toBe(toast.message);
  }
});

test('an id that comes again has its full time again', () => {
  const { rerender } = renderIn('en', toaster([added]));
  pass(1500);
  rerender(toaster([]));
  rerender(toaster([added]));
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('renders a polite live region before the first toast', () => {
  renderIn('ar', toaster([]));
  expect(announcements()?.getAttribute('aria-live')).toBe('polite');
});
