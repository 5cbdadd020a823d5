import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test as base } from 'vitest';
import { startShop, type Shop } from '../../support/startShop.js';
import { messagesOf } from '../../support/messages.js';
import type { Engine, EngineWindow } from './engine.js';
import { startFirefox } from './firefox.js';
import { Page } from './page.js';
import { startWebKit } from './webkit.js';

export { expect } from 'vitest';

const screenshots = resolve(import.meta.dirname, '../../../../../test-results/engines');

export type Language = 'en' | 'ar';

/** Arabic on a phone, English on a desktop. */
const sizes = { ar: { width: 390, height: 780 }, en: { width: 1440, height: 900 } };

function startEngine(): Promise<Engine> {
  const { ENGINE, FIREFOX_PATH, WEBKIT_DRIVER_PATH, XVFB_PATH } = process.env;
  if (ENGINE === 'firefox' && FIREFOX_PATH) return startFirefox(FIREFOX_PATH);
  if (ENGINE === 'webkit' && WEBKIT_DRIVER_PATH && XVFB_PATH) return startWebKit(WEBKIT_DRIVER_PATH, XVFB_PATH);
  throw new Error('Run it with npm run test:browsers, which locates the browsers.');
}

interface Fixtures {
  $worker: { engine: Engine; shop: Shop };
  $test: { open: (language: Language) => Promise<Page> };
}

const test = base.extend<Fixtures>({
  engine: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern; it has none
    async ({}, use) => {
      const engine = await startEngine();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  open: async ({ engine, shop, task }, use) => {
    const windows: EngineWindow[] = [];
    await use(async (language) => {
      const window = await engine.open(sizes[language]);
      windows.push(window);
      return new Page(window, shop.url);
    });
    const problems: string[] = [];
    for (const window of windows) {
      if (task.result?.state === 'fail') {
        const file = `${process.env.ENGINE} ${task.name}.png`.replace(/[^\w.]+/g, '-');
        await mkdir(screenshots, { recursive: true });
        await writeFile(resolve(screenshots, file), await window.screenshot());
      }
      problems.push(...(await window.problems()));
      await window.close();
    }
    expect(problems, 'console, uncaught errors and content security policy').toEqual([]);
  },
});

interface Visit<Of extends Language> {
  page: Page;
  language: Of;
  messages: (typeof messagesOf)[Of];
  shop: Shop;
}

/** A test that runs in each language. */
export function flow(title: string, run: (visit: Visit<Language>) => Promise<void>) {
  for (const language of ['en', 'ar'] as const)
    test(`${title} (${language})`, async ({ open, shop }) => {
      await run({ page: await open(language), language, messages: messagesOf[language], shop });
    });
}
