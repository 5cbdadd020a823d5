import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Engine, EngineElement, EngineWindow } from './engine.js';

/** Firefox over WebDriver BiDi, without geckodriver. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    open: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return windowOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

async function windowOf(page: Page, close: () => Promise<void>): Promise<EngineWindow> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error instanceof Error ? error.stack : String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') problems.push(`console: ${message.text()}`);
  });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} ${blockedURI}`),
    );
  });

  return {
    goTo: async (address) => {
      await page.goto(address);
    },
    back: async () => {
      await page.goBack();
    },
    forward: async () => {
      await page.goForward();
    },
    address: () => page.evaluate(() => location.href),
    evaluate: (run, ...args) => page.evaluate(inPage(run), ...args) as Promise<ReturnType<typeof run>>,
    element: async (find, ...args) => {
      const handle = await page.evaluateHandle(inPage(find), ...args);
      return elementOf(handle.asElement() as ElementHandle<Element>);
    },
    runScript: async (source) => {
      await page.evaluate(source);
    },
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    problems: () => Promise.resolve(problems),
    close,
  };
}

/** Puppeteer's types also allow handles as arguments; only plain values are used here. */
const inPage = <Args extends unknown[]>(run: (...args: Args) => unknown) => run as (...args: unknown[]) => unknown;

const elementOf = (element: ElementHandle): EngineElement => ({
  click: () => element.click(),
  type: (text) => element.type(text),
  choose: async (value) => {
    await element.select(value);
  },
});
