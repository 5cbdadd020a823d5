import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { readCspReport } from '../src/cspReport.js';

it('keeps the token of a mailed link out of the log', async () => {
  const request = Object.assign(new PassThrough(), { method: 'POST' });
  const logged = new Promise<string>((resolve) => {
    const response = { writeHead: () => response, end: () => undefined };
    readCspReport(request as never, response as never, resolve);
  });
  request.end('{"csp-report":{"document-uri":"https://shop.example/en/login?reset=abc_123-X&x=1","referrer":"https://shop.example/api/auth/verify-email?language=en&token=abc"}}');
  expect(await logged).toBe('{"csp-report":{"document-uri":"https://shop.example/en/login?reset=…&x=1","referrer":"https://shop.example/api/auth/verify-email?language=en&token=…"}}');
});
