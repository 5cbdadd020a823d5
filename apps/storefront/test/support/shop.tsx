import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '@mahd/rules/locale';
import { DEFAULT_DELIVERY } from '@mahd/rules/shop/delivery';
import { inLanguage } from '@mahd/ui/testing';
import { serverApp } from '../../src/app/AppContext.js';
import { createAppState, type AppState } from '../../src/app/AppState.js';
import { Root } from '../../src/app/Root.js';
import type { Settings } from '../../src/app/settings.js';
import type { DomainName } from '../../src/messages/domains.js';

export const settings: Settings = {
  origin: 'https://shop.test',
  apiBaseUrl: '/api',
  emiratesUrl: null,
  analyticsId: null,
  geo: { primary: 'geo', fallback: 'geo/fallback' },
  imageBaseUrl: '/pictures',
  brand: 'mahd',
  globalSiteUrl: null,
  social: { instagram: null, facebook: null, youtube: null },
  delivery: DEFAULT_DELIVERY,
  company: {
    legalName: 'Mahd',
    licence: null,
    trn: null,
    phone: null,
    fax: null,
    email: null,
    address: null,
    hours: null,
    mapUrl: null,
  },
};

/** What the API answers: a body, or a status with or without one. */
export type Given =
  | { readonly body: unknown; readonly status?: number }
  | { readonly status: number; readonly headers?: Record<string, string> };

/** The answer of the API for a path, `/api` included, and what was sent to it. Throws where the connection breaks. */
export type Answer = (path: string, sent: unknown) => Given;

/** What a tab of the shop holds, with an API that is a function and the strings of the named domains in both languages. */
export async function shopWith(answer: Answer, domains: readonly DomainName[] = []): Promise<AppState> {
  const respond = async (url: string, { body }: RequestInit) => {
    const given = answer(url, typeof body === 'string' ? JSON.parse(body) : undefined);
    return 'body' in given ? Response.json(given.body, { status: given.status ?? 200 }) : new Response(null, given);
  };
  const state = createAppState(settings, respond, (error) => {
    throw error;
  });
  for (const language of ['en', 'ar'] as const)
    await Promise.all([state.loadUiStrings(language), state.messagesOf(language).load(['shell', ...domains])]);
  return state;
}

/** `children` as a part of a page of the shop, at an address in the given language. */
export const inShop = (state: AppState, language: Language, children: ReactNode, path = '') => (
  <Root app={serverApp(state)}>
    <MemoryRouter initialEntries={[`/${language}${path}`]}>{inLanguage(language, children)}</MemoryRouter>
  </Root>
);
