import type { BrowserContextOptions, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { launchChromium } from './chromium.js';

export interface TestPages {
  open(language: 'en' | 'ar', options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Bundles an entry file for tests and opens it in a browser with classic scrollbars. `?language=` sets the language.
 */
export async function testPages(entry: string): Promise<TestPages> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    // Vitest's NODE_ENV selects the development JSX runtime, which production React lacks.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['source', 'module', 'browser'] },
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  const [entryChunk] = result.output;
  const scripts = new Map<string, string>(
    result.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[`/${chunk.fileName}`, chunk.code] as const] : [])),
  );
  const browser = await launchChromium([], { ignoreDefaultArgs: ['--hide-scrollbars'] });
  return {
    async open(language, options) {
      // Animations would affect the measurements.
      const page = await browser.newPage({
        viewport: { width: 800, height: 600 },
        reducedMotion: 'reduce',
        ...options,
      });
      // Shorter than the test timeout, so that a failure names the waiting step.
      page.setDefaultTimeout(15_000);
      await page.route('http://shop.test/**', (route) => {
        const script = scripts.get(new URL(route.request().url()).pathname);
        return route.fulfill(
          script === undefined
            ? {
                contentType: 'text/html; charset=utf-8',
                body: `<!doctype html><body><script type="module" src="/${entryChunk.fileName}"></script>`,
              }
            : { contentType: 'text/javascript', body: script },
        );
      });
      await page.goto(`http://shop.test/?language=${language}`);
      await page.locator('#page').waitFor();
      return page;
    },
    close: () => browser.close(),
  };
}
