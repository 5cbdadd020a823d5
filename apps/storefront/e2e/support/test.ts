import { test as base } from '@playwright/test';
import { mayRunAgain, recordStoppedDrawing } from './stoppedDrawing.js';
import { Trouble } from './trouble.js';

export { expect } from '@playwright/test';

interface Options {
  /** The language of the project. */
  language: 'en' | 'ar';
}

interface Fixtures {
  /** The problems the browser reported. A test fails on any it has not allowed. */
  trouble: Trouble;
  /** Refuses second attempts, unless the browser had stopped drawing. */
  attempt: undefined;
}

/** Playwright's `test` with the project's language. Fails on any console message, failed request or policy violation. */
export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  attempt: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern; it has none
    async ({}, use, test) => {
      if (test.retry > 0 && !mayRunAgain(test))
        throw new Error('Failed on the first attempt, see above. Not repeated.');
      await use(undefined);
    },
    { auto: true },
  ],
  page: async ({ page }, use, test) => {
    await use(page);
    await recordStoppedDrawing(page, test);
  },
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
