import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { Notice, type NoticeProps } from './Notice.js';

function Page({ removed = false, ...props }: Partial<NoticeProps> & { removed?: boolean }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button">Before</button>
      {shown && !removed && (
        <Notice {...props} onDismiss={() => setShown(false)}>
          <a href="/terms">Terms</a>
        </Notice>
      )}
      <button type="button">After</button>
    </>
  );
}
const focused = () => document.activeElement?.textContent;

test.each([
  ['en', 'Close'],
  ['ar', 'إغلاق'],
] as const)('%s: dismissal returns the focus to where it was before the notice', async (language, close) => {
  const user = userEvent.setup();
  const onFocus = vi.fn();
  renderIn(language, <Page onFocus={onFocus} />);
  screen.getByRole('button', { name: 'Before' }).focus();
  await user.tab();
  expect(focused()).toBe('Terms');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: close }));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(focused()).toBe('Before');
  expect(onFocus).toHaveBeenCalledTimes(2);
});

test('a notice that the app removes leaves the focus alone', async () => {
  const { rerender } = renderIn('en', <Page />);
  screen.getByRole('button', { name: 'Before' }).focus();
  await userEvent.tab();
  rerender(<Page removed />);
  expect(document.activeElement).toBe(document.body);
});
