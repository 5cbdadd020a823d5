import type { Settings } from '@mahd/storefront/server';
import { directionOf, type Language } from '@mahd/rules/locale';
import type { PreparedResponse } from './preparedResponse.js';
import { pagePolicies } from './securityHeaders.js';

/** Seconds until the queue is likely to have drained. */
const retrySeconds = 5;

const texts = {
  en: {
    title: 'We have many visitors right now',
    text: 'We couldn’t prepare this page in time. Your cart is saved. Please try again in a moment.',
    again: 'Try again',
  },
  ar: {
    title: 'زوّارنا كثيرون الآن',
    text: 'لم نتمكّن من إعداد هذه الصفحة في الوقت المناسب. سلتكِ محفوظة، ويُرجى إعادة المحاولة بعد لحظات.',
    again: 'إعادة المحاولة',
  },
} satisfies Record<Language, object>;

const css =
  'body{margin:0;padding:15vh 24px;font:18px/1.6 system-ui,sans-serif;text-align:center;color:#33302e;background:#fff8f4}a{color:inherit}@media (prefers-color-scheme:dark){body{color:#f7ebe4;background:#1b1410}}';

/** The 503 page for a full render queue. It is cheap to make. */
export function busyResponse(settings: Settings, language: Language): PreparedResponse {
  const { title, text, again } = texts[language];
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retrySeconds),
      ...pagePolicies(settings, [css], []),
    },
    bodies: {
      identity: Buffer.from(
        `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${css}</style></head><body><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></body></html>`,
        'utf8',
      ),
    },
  };
}
