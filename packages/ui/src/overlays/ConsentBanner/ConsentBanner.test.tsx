import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { ConsentBanner } from './ConsentBanner.js';

const banner = (props: Partial<React.ComponentProps<typeof ConsentBanner>> = {}) => (
  <ConsentBanner title="Your privacy" accept="Accept" reject="Reject" onChoose={() => undefined} {...props}>
    We count pages.
  </ConsentBanner>
);

test('offers two equal buttons and leaves the focus alone', async () => {
  const onChoose = vi.fn();
  renderIn('en', banner({ onChoose }));
  expect(screen.getByRole('region', { name: 'Your privacy' }).contains(document.activeElement)).toBe(false);
  const [accept, reject] = screen.getAllByRole('button');
  expect(accept?.className).toBe(reject?.className);
  expect([accept, reject].map((button) => button?.dataset.variant)).toEqual(['outline', 'outline']);
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(onChoose.mock.calls).toEqual([['rejected'], ['accepted']]);
});

test('takes the focus and shows the current choice when reopened', () => {
  renderIn('ar', banner({ chosen: 'rejected' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.getByRole('button', { name: 'Reject', pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Accept', pressed: false })).toBeTruthy();
});

test.each(['en', 'ar'] as const)('%s: returns the focus when a reopened banner is closed', (language) => {
  const page = (open: boolean) => (
    <>
      <button type="button">Cookie settings</button>
      {open && banner({ chosen: 'accepted' })}
    </>
  );
  const { rerender } = renderIn(language, page(false));
  screen.getByRole('button', { name: 'Cookie settings' }).focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Accept' }));
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cookie settings' }));
});
