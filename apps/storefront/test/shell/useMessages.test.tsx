import { screen } from '@testing-library/react';
import { startTransition, Suspense, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useMessages } from '../../src/shell/useMessages.js';
import { inShop, shopWith } from '../support/shop.js';

// As in the browser: with `act` React renders in one go.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

function Late() {
  const { t } = useMessages('below');
  return <p>{t('footer.privacyPolicy')}</p>;
}

test('a part that waits for its words in a transition asks for them again when React repeats its rendering', async () => {
  const complaints = vi.spyOn(console, 'error');
  const state = await shopWith(() => ({ status: 404 }));
  expect(state.messagesOf('en').has('below')).toBe(false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (part: ReactNode) => root.render(inShop(state, 'en', <Suspense>{part}</Suspense>));
  flushSync(() => show(null));
  startTransition(() => show(<Late />));
  expect(await screen.findByText('Privacy protection policy')).toBeDefined();
  expect(complaints.mock.calls).toEqual([]);
});
