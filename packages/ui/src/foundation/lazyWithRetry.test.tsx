import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyWithRetry } from './lazyWithRetry.js';

afterEach(() => vi.useRealTimers());

const broken = new TypeError('Failed to fetch dynamically imported module');
const there = () => Promise.resolve({ default: () => <p>there</p> });

/** Renders a part whose code fails as often as told. */
function part(failures: number) {
  const load = vi.fn(there);
  for (let i = 0; i < failures; i++) load.mockRejectedValueOnce(broken);
  const Part = lazyWithRetry(load);
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Part />
    </Suspense>,
  );
  return load;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('asks again every five seconds, and shows the part in the end', async () => {
  vi.useFakeTimers();
  const load = part(2);
  await pass(4999);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('waiting')).toBeTruthy();
  await pass(5000);
  expect(screen.getByText('there')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

test('asks again at once when the device is online', async () => {
  vi.useFakeTimers();
  part(1);
  await pass(10);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.getByText('there')).toBeTruthy();
});
