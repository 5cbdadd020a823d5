import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { measureParts, mirrorDifferences } from '../packages/ui/src/testing/mirror.js';

/*
 * What every story must hold, once per language (`STORY_LOCALE`): axe finds nothing (addon-a11y, `a11y.test: 'error'`), no
 * console message, right `dir`, no sideways scrolling at 320 px, and (in English, with the strings unchanged) right-to-left is
 * the mirror image. A story may set `parameters.mirror: false` and says why beside it.
 */
type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

const language = process.env.STORY_LOCALE === 'ar' ? 'ar' : 'en';
const roomy = { width: 1024, height: 768 };
const messages = new WeakMap<Page, string[]>();

async function setGlobals(page: Page, globals: Record<string, string>) {
  await page.evaluate(
    (values) =>
      new Promise<void>((done) => {
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, payload: unknown): void; once(event: string, listener: () => void): void } })
          .__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('globalsUpdated', () => requestAnimationFrame(() => requestAnimationFrame(() => done())));
        channel.emit('updateGlobals', { globals: values });
      }),
    globals,
  );
}

const settled = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))));

const parts = async (page: Page) => {
  await settled(page);
  // A scroller that followed its selected tab is measured from its start, which is 0 in both directions.
  await page.evaluate(() => document.querySelectorAll('*').forEach((element) => element.scrollLeft && element.scrollTo({ left: 0, behavior: 'instant' })));
  return page.evaluate<ReturnType<typeof measureParts>>(`(${measureParts.toString()})(document.documentElement)`);
};

const config: TestRunnerConfig = {
  async preVisit(page) {
    if (!messages.has(page)) {
      const list: string[] = [];
      messages.set(page, list);
      page.on('console', (message) => {
        // The runner's own.
        if (message.text().startsWith('Accessing the Story Store is deprecated')) return;
        if (['error', 'warning'].includes(message.type())) list.push(`${message.text()} (${message.location().url})`);
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
    }
    messages.get(page)!.length = 0;
    await page.setViewportSize(roomy);
    await setGlobals(page, { language, direction: 'auto', strings: 'auto' });
  },

  async postVisit(page, context) {
    await settled(page);
    const wrong: string[] = [];
    const direction = await page.evaluate(() => document.documentElement.dir);
    if (direction !== (language === 'ar' ? 'rtl' : 'ltr')) wrong.push(`dir is ${direction}`);

    const { parameters } = await getStoryContext(page, context);
    if (language === 'en' && parameters.mirror !== false) {
      const ltr = await parts(page);
      await setGlobals(page, { direction: 'rtl' });
      wrong.push(...mirrorDifferences(ltr, await parts(page)));
      await setGlobals(page, { direction: 'auto' });
    }

    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wrong.push(`${width} px wide on a screen of 320 px`);

    wrong.push(...messages.get(page)!.map((text) => `console: ${text}`));
    if (wrong.length > 0) throw new Error(`${context.id} (${language}):\n- ${wrong.join('\n- ')}`);
  },
};

export default config;
