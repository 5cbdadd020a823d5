import { expect, it, vi } from 'vitest';
import { printPage } from '../../src/features/orders/printPage.js';

it('prints the page in a frame that is laid out and cannot be reached, once, and takes it away afterwards', () => {
  printPage('<p>Tax Invoice</p>');
  const frame = document.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('There is no frame.');
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
