// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Unsubscribe } from '../../src/features/account/Unsubscribe.js';
import ar from '../../src/messages/ar/unsubscribe.js';
import en from '../../src/messages/en/unsubscribe.js';
import { inShop, shopWith } from '../support/shop.js';

it.each([
  ['en', { body: { status: 'unsubscribed' } }, en.unsubscribe.stop, en.unsubscribe.doneTitle],
  ['ar', { body: { status: 'unsubscribed' } }, ar.unsubscribe.stop, ar.unsubscribe.doneTitle],
  ['en', { status: 410 }, en.unsubscribe.stop, en.unsubscribe.linkInvalid],
] as const)('stops after a press only, and shows the result in %s of %j', async (language, answer, stop, text) => {
  const paths: string[] = [];
  const state = await shopWith(
    (path) => {
      paths.push(path);
      return answer;
    },
    ['cart', 'unsubscribe'],
  );
  render(inShop(state, language, <Unsubscribe token="link" />));
  expect(paths).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: stop })));
  await screen.findByText(text);
  expect(paths).toEqual(['/api/marketing/unsubscribe?token=link']);
});

it.each(['en', 'ar'] as const)('can be left in %s without stopping anything', async (language) => {
  const state = await shopWith(() => ({ status: 500 }), ['cart', 'unsubscribe']);
  render(inShop(state, language, <Unsubscribe token="link" />));
  const { keep } = { en, ar }[language].unsubscribe;
  expect(screen.getByRole('link', { name: keep }).getAttribute('href')).toBe('/');
});
