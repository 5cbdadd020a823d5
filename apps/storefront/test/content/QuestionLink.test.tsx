import { swalMsgAtom } from '@mahd/data/cart';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuestionLink } from '../../src/features/content/QuestionLink.js';
import en from '../../src/messages/en/faq.js';
import { inShop, shopWith } from '../support/shop.js';

afterEach(() => vi.unstubAllGlobals());

it('copies the link, and announces it in the status of the page', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  const state = await shopWith(() => ({ status: 404 }), ['faq']);
  render(inShop(state, 'en', <QuestionLink id="q1" question="When?" />));
  const link = screen.getByRole('link', { name: en.faq.link.replace('{question}', 'When?') });
  await act(async () => fireEvent.click(link));
  expect(screen.getByRole('link', { name: en.faq.copied })).toBe(link);
  expect(state.shop.store.get(swalMsgAtom)).toMatchObject({ messageKey: 'toast.linkCopied', quiet: true });
  expect(document.querySelector('[aria-live]')).toBeNull();
});
