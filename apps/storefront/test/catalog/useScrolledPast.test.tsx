import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrolledPast } from '../../src/features/catalog/useScrolledPast.js';

let report: (isIntersecting: boolean) => void;
beforeEach(() => {
  document.body.innerHTML = '<form id="buy"><button>Add</button></form>';
  report = () => {
    throw new Error('No observer');
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => onChange([{ isIntersecting: !isIntersecting }, { isIntersecting }]));
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
const renderWatched = () =>
  renderHook(({ size }) => useScrolledPast('#buy button', size), { initialProps: { size: '200 ml' } });

it('is true while the element is above the window', () => {
  const { result } = renderWatched();
  expect(result.current).toBe(false);
  report(false);
  expect(result.current).toBe(true);
  report(true);
  expect(result.current).toBe(false);
});

it('is false for an element removed with another key', () => {
  const { result, rerender } = renderWatched();
  report(false);
  document.body.innerHTML = '';
  rerender({ size: '500 ml' });
  expect(result.current).toBe(false);
});
