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

/**
 * Sets globals and waits until the story on the page, if there is one, has drawn itself anew: the runner takes the first story that
 * reports its end for the one it asked for, so none may report late.
 */
const setGlobals = (page: Page, globals: Record<string, unknown>) =>
  page.evaluate(
    (values) =>
      new Promise<void>((done) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            emit(event: string, payload: unknown): void;
            once(event: string, listener: () => void): void;
          };
          __STORYBOOK_PREVIEW__?: { currentRender?: unknown };
        };
        channel.once(preview?.currentRender ? 'storyFinished' : 'globalsUpdated', done);
        channel.emit('updateGlobals', { globals: values });
      }),
    globals,
  );

const settled = (page: Page) =>
  page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );

const parts = async (page: Page) => {
  await settled(page);
  // A scroller that followed its selected tab is measured from its start, which is 0 in both directions.
  await page.evaluate(() =>
    document
      .querySelectorAll('*')
      .forEach((element) => element.scrollLeft && element.scrollTo({ left: 0, behavior: 'instant' })),
  );
  return page.evaluate<ReturnType<typeof measureParts>>(`(${measureParts.toString()})(document.documentElement)`);
};

const config: TestRunnerConfig = {
  async preVisit(page) {
    const first = !messages.has(page);
    if (first) {
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
    // Only the look into the mirror changes them.
    if (first || language === 'en')
      await setGlobals(page, { language, direction: 'auto', strings: 'auto', a11y: { manual: false } });
  },

  async postVisit(page, context) {
    await settled(page);
    const wrong: string[] = [];
    const direction = await page.evaluate(() => document.documentElement.dir);
    if (direction !== (language === 'ar' ? 'rtl' : 'ltr')) wrong.push(`dir is ${direction}`);

    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wrong.push(`${width} px wide on a screen of 320 px`);

    const { parameters } = await getStoryContext(page, context);
    if (language === 'en' && parameters.mirror !== false) {
      await page.setViewportSize(roomy);
      const ltr = await parts(page);
      // Same names and colours: axe has seen them.
      await setGlobals(page, { direction: 'rtl', a11y: { manual: true } });
      wrong.push(...mirrorDifferences(ltr, await parts(page)));
    }

    wrong.push(...messages.get(page)!.map((text) => `console: ${text}`));
    if (wrong.length > 0) throw new Error(`${context.id} (${language}):\n- ${wrong.join('\n- ')}`);
  },
};

export default config;
