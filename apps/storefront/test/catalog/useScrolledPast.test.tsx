import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrolledPast } from '../../src/features/catalog/useScrolledPast.js';

let report: (isIntersecting: boolean) => void;
beforeEach(() => {
  document.body.innerHTML = '<form id="buy"><button>Add</button></form>';
  report = () => {
    throw new Error('nothing is watched');
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => changed([{ isIntersecting: !isIntersecting }, { isIntersecting }]));
      }
      observe = vi.fn();
      disconnect = () => {
        report = () => undefined;
      };
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});
const watched = () =>
  renderHook(({ size }) => useScrolledPast('#buy button', size), { initialProps: { size: '200 ml' } });

it('is so while the element lies above the window, by the last report', () => {
  const { result } = watched();
  expect(result.current).toBe(false);
  report(false);
  expect(result.current).toBe(true);
  report(true);
  expect(result.current).toBe(false);
});

it('is not so for an element that has gone with another size', () => {
  const { result, rerender } = watched();
  report(false);
  document.body.innerHTML = '';
  rerender({ size: '500 ml' });
  expect(result.current).toBe(false);
});
