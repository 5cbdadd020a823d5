import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { ShareBar } from './index.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const bar = (address: string) => <ShareBar label="Share" address={address} title="Bottle" services={[]} />;
const button = (name: string) => screen.queryByRole('button', { name });

test('says for a while that the link was copied, and not of another link', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  const { rerender } = renderIn('en', bar('https://a.example/1'));
  const copy = () =>
    act(async () => {
      fireEvent.click(button('Copy link')!);
      await Promise.resolve();
    });
  await copy();
  expect(button('Link copied')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Link copied');
  act(() => void vi.advanceTimersByTime(4000));
  expect(button('Copy link')).not.toBeNull();
  await copy();
  rerender(bar('https://a.example/2'));
  expect(button('Copy link')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});
