import { test as base } from '@playwright/test';
import { Trouble } from './trouble.js';

export { expect } from '@playwright/test';

interface Options {
  /** The language of the project: the first segment of every path, and which strings to expect. */
  language: 'en' | 'ar';
}

interface Fixtures {
  /** What the browser complained about. A test fails when anything is left that it has not allowed. */
  trouble: Trouble;
}

/** Playwright's `test` with the project's language and a browser that may not complain about anything. */
export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  trouble: [
    async ({ context, baseURL }, use) => {
      const trouble = new Trouble();
      await trouble.watch(context, baseURL ?? '');
      await use(trouble);
      base.expect(trouble.found, 'console, requests and content security policy').toEqual([]);
    },
    { auto: true },
  ],
});
