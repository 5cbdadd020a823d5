import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '@mahd/rules/locale';
import { DEFAULT_PAYMENT_OPTIONS } from '@mahd/rules/shop';
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
  paymentOptions: DEFAULT_PAYMENT_OPTIONS,
  company: {
    legalName: { en: 'Mahd', ar: 'مهد' },
    licence: null,
    trn: null,
    phone: null,
    whatsapp: null,
    fax: null,
    email: null,
    website: null,
    address: null,
    hours: null,
    mapUrl: null,
  },
};

/** A response of the API. */
export type MockResponse =
  | { readonly body: unknown; readonly status?: number }
  | { readonly status: number; readonly headers?: Record<string, string> };

/** Answers a request by its path, `/api` included, and its body. Throws to simulate a connection error. */
export type MockApi = (path: string, sent: unknown) => MockResponse | Promise<MockResponse>;

/** An app state with a mock API, the messages of the given domains in both languages, and changed settings. */
export async function shopWith(
  api: MockApi,
  domains: readonly DomainName[] = [],
  changes: Partial<Settings> = {},
): Promise<AppState> {
  const respond = async (url: string, { body }: RequestInit) => {
    const response = await api(url, typeof body === 'string' ? JSON.parse(body) : undefined);
    return 'body' in response
      ? Response.json(response.body, { status: response.status ?? 200 })
      : new Response(null, response);
  };
  const state = createAppState(
    { settings: { ...settings, ...changes }, dispatchDate: '2026-11-20' },
    respond,
    (error) => {
      throw error;
    },
  );
  for (const language of ['en', 'ar'] as const)
    await Promise.all([state.loadUiStrings(language), state.messagesOf(language).load(['shell', ...domains])]);
  return state;
}

/** Renders `children` within the app, at a path in the given language. */
export const inShop = (state: AppState, language: Language, children: ReactNode, path = '') => (
  <Root app={serverApp(state)}>
    <MemoryRouter initialEntries={[`/${language}${path}`]}>{inLanguage(language, children)}</MemoryRouter>
  </Root>
);
