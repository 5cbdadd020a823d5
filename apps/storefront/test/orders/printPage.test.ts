import { expect, it, vi } from 'vitest';
import { printPage } from '../../src/features/orders/printPage.js';

it('prints once in an inert off-screen frame, and removes it afterwards', () => {
  printPage('<p>Tax Invoice</p>');
  const frame = document.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('No frame');
  expect(frame.srcdoc).toContain('Tax Invoice');
  expect(getComputedStyle(frame)).toMatchObject({ position: 'fixed' });
  expect(getComputedStyle(frame).display).not.toBe('none');
  expect(frame.inert).toBe(true);
  const print = vi.spyOn(frame.contentWindow, 'print').mockReturnValue();
  frame.dispatchEvent(new Event('load'));
  expect(print).toHaveBeenCalledTimes(1);
  frame.contentWindow.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('iframe')).toBeNull();
});

it('runs no scripts of the page, and lets it open the print dialog', () => {
  printPage('<script>alert(1)</script>');
  expect(document.querySelector('iframe')?.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-modals',
    'allow-same-origin',
  ]);
});

it('replaces a page whose end of printing was not reported', () => {
  printPage('<p>First</p>');
  printPage('<p>Second</p>');
  expect([...document.querySelectorAll('iframe')].map(({ srcdoc }) => srcdoc)).toEqual(['<p>Second</p>']);
});
