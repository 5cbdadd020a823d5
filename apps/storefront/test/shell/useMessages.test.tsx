import { screen } from '@testing-library/react';
import { startTransition, Suspense, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useMessages } from '../../src/shell/useMessages.js';
import { inShop, shopWith } from '../support/shop.js';

// As in the browser: with `act` React would render synchronously.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

function LazyPart() {
  const { t } = useMessages('shellDeferred');
  return <p>{t('footer.privacyPolicy')}</p>;
}

test('calls `use` again when React repeats a suspended render in a transition', async () => {
  const errors = vi.spyOn(console, 'error');
  const state = await shopWith(() => ({ status: 404 }));
  expect(state.messagesOf('en').has('shellDeferred')).toBe(false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (part: ReactNode) => root.render(inShop(state, 'en', <Suspense>{part}</Suspense>));
  flushSync(() => show(null));
  startTransition(() => show(<LazyPart />));
  expect(await screen.findByText('Privacy protection policy')).toBeDefined();
  expect(errors.mock.calls).toEqual([]);
});
