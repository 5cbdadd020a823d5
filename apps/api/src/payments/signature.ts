import { createHmac, timingSafeEqual } from 'node:crypto';

/** PayTabs signature of a server-to-server message: HMAC-SHA256 over the raw body, hexadecimal. */
export function signBody(body: Buffer | string, serverKey: string): string {
  return createHmac('sha256', serverKey).update(body).digest('hex');
}

/**
 * PayTabs signature of the browser's return form: HMAC-SHA256 (hexadecimal) over the form-encoded fields sorted by
 * name, without `signature`, empty values and "0" (PHP's array_filter). Source: PayTabs support article 60000718961.
 */
export function signReturn(fields: Readonly<Record<string, string>>, serverKey: string): string {
  const signed = Object.entries(fields)
    .filter(([name, value]) => name !== 'signature' && value !== '' && value !== '0')
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const encoded = new URLSearchParams(signed).toString().replaceAll('*', '%2A');
  return createHmac('sha256', serverKey).update(encoded).digest('hex');
}

/** Constant-time comparison. */
export function isSameSignature(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from((given ?? '').toLowerCase()), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
