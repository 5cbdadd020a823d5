import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInView } from '../../src/shell/useInView.js';

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
  renderHook(({ size }) => useInView('#buy button', size), { initialProps: { size: '200 ml' } });

it('is whether the element is in view, and null before that is known', () => {
  const { result } = renderWatched();
  expect(result.current).toBeNull();
  report(false);
  expect(result.current).toBe(false);
  report(true);
  expect(result.current).toBe(true);
});

it('is null for an element removed with another key', () => {
  const { result, rerender } = renderWatched();
  report(true);
  document.body.innerHTML = '';
  rerender({ size: '500 ml' });
  expect(result.current).toBeNull();
});
