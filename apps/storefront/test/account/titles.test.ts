import { expect, it } from 'vitest';
import ar from '../../src/messages/ar/account.js';
import en from '../../src/messages/en/account.js';
import { meta } from '../../src/routes/account/Profile.js';
import { shopWith } from '../support/shop.js';

it.each([
  ['en', '', en.profile.title],
  ['en', '?active=basic', en.profile.title],
  ['en', '?active=addresses', en.profile.tabAddresses],
  ['en', '?active=details', en.profile.tabDetails],
  ['ar', '?active=order', ar.profile.tabOrder],
] as const)('the title of the account names its section (%s%s)', async (language, search, title) => {
  const state = await shopWith(() => ({ status: 404 }), ['account']);
  const url = new URL(`https://shop.test/${language}/profile${search}`);
  expect(meta(state, { language, params: {}, url }, state.messagesOf(language).t).title).toBe(title);
});
