import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../src/configuration.js';
import { commonHeaders, pagePolicies } from '../src/securityHeaders.js';

const policyOf = (environment: Record<string, string>) => {
  const { 'content-security-policy': enforced = '', 'content-security-policy-report-only': watched = '' } =
    pagePolicies(readConfiguration(environment).settings, ['body{}'], ['run()']);
  return {
    watched,
    ...Object.fromEntries(enforced.split('; ').map((directive) => [directive.split(' ')[0], directive])),
  } as Record<string, string>;
};

describe('the content security policy', () => {
  it('allows only this origin by default', () => {
    const policy = policyOf({});
    expect(policy['script-src']).toMatch(/^script-src 'self' 'sha256-\S+'$/);
    expect(policy['connect-src']).toBe("connect-src 'self'");
    expect(policy['style-src']).toMatch(/^style-src 'self' 'sha256-\S+' 'sha256-\S+'$/);
    expect(Object.values(policy).join()).not.toMatch(/google|unsafe|\*/);
  });

  it('allows analytics only if an id is configured', () => {
    const policy = policyOf({ ANALYTICS_ID: 'G-ABC123DEF4' });
    expect(policy['script-src']).toMatch(/^script-src 'self' 'sha256-\S+' https:\/\/www\.googletagmanager\.com$/);
    expect(policy['connect-src']).toContain('https://*.google-analytics.com');
    expect(policy['img-src']).toContain('https://*.google-analytics.com');
    expect(policy.watched).toContain('trusted-types mahd-rich-text mahd-invoice mahd-service-worker mahd-analytics;');
    expect(Object.values(policy).join()).not.toMatch(/unsafe|doubleclick/);
  });

  it('allows configured services by origin', () => {
    const policy = policyOf({
      GEO_PRIMARY_URL: 'https://one.example/json?key=1',
      GEO_FALLBACK_URL: 'https://two.example/ip',
      EMIRATES_URL: 'https://api.example/auth/emirates',
      IMAGE_BASE_URL: 'https://cdn.example/pictures',
      API_BASE_URL: 'https://api.example/v1',
    });
    expect(policy['connect-src']).toBe(
      "connect-src 'self' https://api.example https://api.example https://one.example https://two.example",
    );
    expect(policy['img-src']).toBe("img-src 'self' data: https://cdn.example");
  });
});

describe('common headers', () => {
  it('forbid scripts, framing, sniffing and shared windows', () => {
    expect(commonHeaders(readConfiguration({}).settings)).toEqual({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('send HSTS only over HTTPS', () => {
    expect(
      commonHeaders(readConfiguration({ PUBLIC_ORIGIN: 'https://shop.example' }).settings)['strict-transport-security'],
    ).toMatch(/max-age=\d{8}/);
    expect(commonHeaders(readConfiguration({}).settings)).not.toHaveProperty('strict-transport-security');
  });
});
