import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { measureParts, mirrorDifferences } from '../packages/ui/src/testing/mirror.js';

/*
 * Checks every story in English and Arabic: no axe violations (addon-a11y), no console messages, correct `dir`, no
 * horizontal scrolling at 320 px, and a right-to-left layout that mirrors the left-to-right one (both with English
 * strings). The runner mounts the story in English; it is then remounted in Arabic within the same visit, so that its
 * play function runs in both. A story that sets `parameters.mirror: false` gives the reason.
 */
type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];
type Language = 'en' | 'ar';

const roomy = { width: 1024, height: 768 };
const phone = { width: 320, height: 640 };
const directions = { en: 'ltr', ar: 'rtl' };
const messages = new WeakMap<Page, string[]>();

async function watchConsole(page: Page) {
  const list: string[] = [];
  messages.set(page, list);
  page.on('console', (message) => {
    // Logged by the runner itself.
    if (message.text().startsWith('Accessing the Story Store is deprecated')) return;
    if (['error', 'warning'].includes(message.type())) list.push(`${message.text()} (${message.location().url})`);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/**
 * Sets globals and waits until the current story, if any, has rendered again: the runner takes the first finished story
 * for the one it requested.
 */
const setGlobals = (page: Page, globals: Record<string, unknown>) =>
  page.evaluate(
    (values) =>
      new Promise<void>((done) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window;
        channel.once(preview?.currentRender ? 'storyFinished' : 'globalsUpdated', () => done());
        channel.emit('updateGlobals', { globals: values });
      }),
    globals,
  );

/** Remounts the story and runs its play function. Resolves to the errors thrown. */
const remount = (page: Page, storyId: string) =>
  page.evaluate(
    (id) =>
      new Promise<string[]>((done) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
        const thrown: string[] = [];
        const listeners: Record<string, (payload: never) => void> = {
          storyErrored: ({ description }: { description: string }) => thrown.push(description),
          storyThrewException: (error: Error) => thrown.push(error.message),
          playFunctionThrewException: (error: Error) => thrown.push(error.message),
          unhandledErrorsWhilePlaying: (errors: Error[]) => thrown.push(...errors.map(({ message }) => message)),
        };
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
        channel.once('storyFinished', () => {
          for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
          done([...new Set(thrown)]);
        });
        channel.emit('forceRemount', { storyId: id });
      }),
    storyId,
  );

/** Runs axe through the manual mode of the accessibility panel; automatic mode reruns axe on every render. */
const violations = (page: Page, storyId: string, parameters: unknown) =>
  page.evaluate(
    ([id, options]) =>
      new Promise<string[]>((done, fail) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
        interface Violation {
          id: string;
          help: string;
          nodes: { target: string[]; html: string; failureSummary: string }[];
        }
        const found = (result: { violations: Violation[] }) => {
          channel.off('storybook/a11y/error', fail);
          done(
            result.violations.flatMap((rule) =>
              rule.nodes.map(
                ({ target, html, failureSummary }) =>
                  `axe ${rule.id}: ${rule.help}, at ${target.join(' ')} ${html.slice(0, 200)}\n  ${failureSummary}`,
              ),
            ),
          );
        };
        channel.once('storybook/a11y/result', found);
        channel.once('storybook/a11y/error', fail);
        channel.emit('storybook/a11y/manual', id, options);
      }),
    [storyId, parameters] as const,
  );

const settled = (page: Page) =>
  page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );

const parts = async (page: Page) => {
  await settled(page);
  // Measure scroll containers from their start, which is 0 in both directions.
  await page.evaluate(() =>
    document
      .querySelectorAll('*')
      .forEach((element) => element.scrollLeft && element.scrollTo({ left: 0, behavior: 'instant' })),
  );
  return page.evaluate<ReturnType<typeof measureParts>>(`(${measureParts.toString()})(document.documentElement)`);
};

const partNames = (boxes: ReturnType<typeof measureParts>) => boxes.map(({ part }) => part).join();

/** Differences between the current story and its mirror image. */
async function differencesInMirror(page: Page): Promise<string[]> {
  const ltr = await parts(page);
  await setGlobals(page, { direction: 'rtl' });
  const rtl = await parts(page);
  if (partNames(ltr) === partNames(rtl)) return mirrorDifferences(ltr, rtl);
  // React may reveal lazy content up to 300 ms after its fallback: measure again.
  await setGlobals(page, { direction: 'auto' });
  return mirrorDifferences(await parts(page), rtl);
}

/** Faults of a story that was just mounted in a language. Leaves the viewport narrow. */
async function faults(page: Page, storyId: string, language: Language, a11y: unknown): Promise<string[]> {
  await settled(page);
  const wrong: string[] = [];
  const direction = await page.evaluate(() => document.documentElement.dir);
  if (direction !== directions[language]) wrong.push(`dir is ${direction}`);
  wrong.push(...(await violations(page, storyId, a11y)));

  await page.setViewportSize(phone);
  await settled(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > phone.width) wrong.push(`${width} px wide on a screen of ${phone.width} px`);
  return wrong;
}

/** Console messages since the last call. */
const consoleFaults = (page: Page) =>
  messages
    .get(page)!
    .splice(0)
    .map((text) => `console: ${text}`);

const config: TestRunnerConfig = {
  // The runner itself mounts every story in English.
  errorMessageFormatter: (message) => `en: ${message}`,

  async preVisit(page) {
    if (!messages.has(page)) await watchConsole(page);
    await page.setViewportSize(roomy);
    await setGlobals(page, { language: 'en', direction: 'auto', strings: 'auto', a11y: { manual: true } });
    consoleFaults(page);
  },

  async postVisit(page, context) {
    // The runner reports the error.
    if (context.hasFailure) return;
    const { id } = context;
    const { parameters } = await getStoryContext(page, context);
    const wrong: string[] = [];
    const note = (language: Language, found: string[]) => wrong.push(...found.map((fault) => `${language}: ${fault}`));

    note('en', await faults(page, id, 'en', parameters.a11y));
    await page.setViewportSize(roomy);
    if (parameters.mirror !== false) {
      const differences = await differencesInMirror(page);
      note(
        'en',
        differences.map((difference) => `mirrored: ${difference}`),
      );
    }
    note('en', consoleFaults(page));

    await setGlobals(page, { language: 'ar', direction: 'auto' });
    note('ar', await remount(page, id));
    note('ar', await faults(page, id, 'ar', parameters.a11y));
    note('ar', consoleFaults(page));

    if (wrong.length > 0) throw new Error(`${id}:\n- ${wrong.join('\n- ')}`);
  },
};

export default config;
