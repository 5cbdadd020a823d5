import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyWithRetry, loadWithRetry } from './lazyWithRetry.js';

const report = vi.fn();
const missing = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', report);
  window.addEventListener('chunkloaderror', missing);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  window.removeEventListener('chunkloaderror', missing);
});

const broken = new TypeError('Failed to fetch dynamically imported module');

/** A loader that fails the given number of times, then succeeds. */
function failing(failures: number) {
  const load = vi.fn(() => Promise.resolve('there'));
  for (let i = 0; i < failures; i++) load.mockRejectedValueOnce(broken);
  return load;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const online = () =>
  act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
  });

test('shows the fallback until the component has loaded', async () => {
  const load = failing(2);
  const Part = lazyWithRetry(async () => {
    const text = await load();
    return { default: () => <p>{text}</p> };
  });
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Part />
    </Suspense>,
  );
  await pass(2999);
  expect(screen.getByText('waiting')).toBeTruthy();
  await pass(1);
  expect(screen.getByText('there')).toBeTruthy();
});

test('retries after one, two, four and eight seconds', async () => {
  const load = failing(4);
  const loaded = loadWithRetry(load);
  const asked: number[] = [];
  for (let second = 0; second <= 60; second++) {
    const before = load.mock.calls.length;
    await pass(second === 0 ? 0 : 1000);
    if (load.mock.calls.length > before || second === 0) asked.push(second);
  }
  expect(asked).toEqual([0, 1, 3, 7, 15]);
  expect(load).toHaveBeenCalledTimes(5);
  await expect(loaded).resolves.toBe('there');
});

test('waits at most an hour', async () => {
  const load = failing(1000);
  void loadWithRetry(load);
  await pass(24 * 3_600_000);
  const before = load.mock.calls.length;
  await pass(3_600_000);
  expect(load).toHaveBeenCalledTimes(before + 1);
});

test('retries at once when the device is back online', async () => {
  const load = failing(5);
  const loaded = loadWithRetry(load);
  await pass(1000 + 2000 + 4000);
  expect(load).toHaveBeenCalledTimes(4);
  await online();
  expect(load).toHaveBeenCalledTimes(5);
  await online();
  expect(load).toHaveBeenCalledTimes(6);
  await expect(loaded).resolves.toBe('there');
});

test('dispatches chunkloaderror once, after the third failure', async () => {
  void loadWithRetry(failing(1000));
  await pass(2999);
  expect([report, missing].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await pass(1);
  expect(report.mock.calls).toEqual([[broken]]);
  expect(missing).toHaveBeenCalledTimes(1);
  await pass(100_000);
  expect([report, missing].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('reports quiet failures without the event', async () => {
  const Part = lazyWithRetry(() => Promise.reject<{ default: () => null }>(broken), { quiet: true });
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await pass(3000);
  expect(report.mock.calls).toEqual([[broken]]);
  expect(missing).not.toHaveBeenCalled();
});

test('does not report when the third attempt succeeds', async () => {
  await Promise.all([loadWithRetry(failing(2)), pass(3000)]);
  expect([report, missing].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
