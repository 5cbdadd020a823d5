import { expect, it } from 'vitest';
import { problemText } from '../../src/shell/problemText.js';
import { shopWith } from '../support/shop.js';

it.each([
  ['en', undefined, 'in 1 minute.'],
  ['en', 1, 'in 1 minute.'],
  ['en', 61, 'in 2 minutes.'],
  ['en', 600, 'in 10 minutes.'],
  ['ar', undefined, 'بعد دقيقة واحدة.'],
  ['ar', 60, 'بعد دقيقة واحدة.'],
  ['ar', 61, 'بعد دقيقتين.'],
  ['ar', 600, 'بعد 10 دقائق.'],
  ['ar', 900, 'بعد 15 دقيقة.'],
] as const)('shows a rate limit in minutes (%s, %s seconds)', async (language, retryAfter, end) => {
  const state = await shopWith(() => ({ status: 404 }), ['cart']);
  const text = problemText(state.messagesOf(language).t, { messageKey: 'errors.tooMany', retryAfter });
  expect(text.endsWith(end), text).toBe(true);
});
