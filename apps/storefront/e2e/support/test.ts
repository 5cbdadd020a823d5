import { test as base } from '@playwright/test';
import { Trouble } from './trouble.js';

export { expect } from '@playwright/test';

interface Options {
  /** The language of the project. */
  language: 'en' | 'ar';
}

interface Fixtures {
  /** The problems the browser reported. A test fails on any it has not allowed. */
  trouble: Trouble;
}

/** Playwright's `test` with the project's language. Fails on any console message, failed request or policy violation. */
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
