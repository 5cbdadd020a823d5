import { createHash } from 'node:crypto';
import type { Settings } from '@mahd/storefront/server';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** styled-components inserts an empty style element and fills it through the CSSOM. */
const emptyStyle = sha256('');

/** Video players without cookies before playback (`videoSource` of @mahd/ui). */
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Hosts of gtag.js without advertising, from Google's own list. */
const analytics = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  trustedTypes: ['mahd-analytics'],
};

/** Headers of every response. */
export function commonHeaders(settings: Settings): Record<string, string> {
  return {
    // Default for everything but pages: no script, no framing.
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
 * The CSP of a page. Pages are cached, so there is no nonce: inline style sheets and scripts are allowed by hash. Trusted
 * Types are in report-only mode.
 */
export function pagePolicies(
  settings: Settings,
  styles: readonly string[],
  scripts: readonly string[],
): Record<string, string> {
  const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);
  const counting = settings.analyticsId ? analytics : { script: [], connect: [], img: [], trustedTypes: [] };
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts.map(sha256), ...counting.script].join(' ')}`,
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
