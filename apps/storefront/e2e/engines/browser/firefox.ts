import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Engine, EngineElement, EngineWindow } from './engine.js';

/** Firefox over WebDriver BiDi, which it speaks itself: no geckodriver is needed. */
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
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error instanceof Error ? error.stack : String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(`console: ${message.text()}`);
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
    evaluate: (run, ...given) => page.evaluate(inPage(run), ...given) as Promise<ReturnType<typeof run>>,
    element: async (find, ...given) => {
      const handle = await page.evaluateHandle(inPage(find), ...given);
      return elementOf(handle.asElement() as ElementHandle<Element>);
    },
    runScript: async (source) => {
      await page.evaluate(source);
    },
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    complaints: () => Promise.resolve(complaints),
    close,
  };
}

/** Puppeteer's types also allow for handles among what is given; only plain values are. */
const inPage = <Given extends unknown[]>(run: (...given: Given) => unknown) => run as (...given: unknown[]) => unknown;

const elementOf = (element: ElementHandle): EngineElement => ({
  click: () => element.click(),
  type: (text) => element.type(text),
  choose: async (value) => {
    await element.select(value);
  },
});
