import { createHash } from 'node:crypto';
import type { Settings } from '@mahd/storefront/server';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** What styled-components writes into the page at run time is an empty element, filled through the CSSOM. */
const emptyStyle = sha256('');

/** Where films may be played, once a visitor has started one: players that set no cookie before (`videoSource` of @mahd/ui). */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** What Google Analytics needs, where an id is configured (Google's own list for gtag.js without advertising). */
const analytics = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  trustedTypes: ['mahd-analytics'],
};

/** Headers that every answer carries, whatever it is. */
export function commonHeaders(settings: Settings): Record<string, string> {
  return {
    // Whatever is no page runs nothing and stands in no frame.
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(settings.origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

/**
 * The policies of one page. Pages are cached as finished bytes, so there is no nonce: the page's own style sheets are allowed
 * by their hash, and script comes from files alone. Trusted Types are watched, not yet enforced; each policy is named where it is made.
 */
export function pagePolicies(settings: Settings, styles: readonly string[]): Record<string, string> {
  const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);
  const counting = settings.analyticsId ? analytics : { script: [], connect: [], img: [], trustedTypes: [] };
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...counting.script].join(' ')}`,
    `style-src 'self' ${[...styles.map(sha256), emptyStyle].join(' ')}`,
    `img-src ${["'self'", 'data:', ...originOf(settings.imageBaseUrl), ...counting.img].join(' ')}`,
    "font-src 'self'",
    `frame-src ${videoPlayers.join(' ')}`,
    `media-src ${["'self'", ...originOf(settings.imageBaseUrl)].join(' ')}`,
    `connect-src ${["'self'", ...originOf(settings.apiBaseUrl), ...originOf(settings.emiratesUrl ?? ''), ...originOf(settings.geo.primary), ...originOf(settings.geo.fallback), ...counting.connect].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'report-uri /csp-report',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'content-security-policy-report-only': `require-trusted-types-for 'script'; trusted-types ${['mahd-rich-text', 'mahd-invoice', 'mahd-service-worker', ...counting.trustedTypes].join(' ')}; report-uri /csp-report`,
  };
}
