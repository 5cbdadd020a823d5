import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { Builder, Key as DriverKey, type WebDriver, type WebElement } from 'selenium-webdriver';
import type * as Remote from 'selenium-webdriver/remote';
import { Select } from 'selenium-webdriver/lib/select.js';
import { freePort } from '../../support/startShop.js';
import type { Engine, EngineElement, EngineWindow, Key } from './engine.js';

// A directory import, which only `require` resolves.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof Remote;

/** A virtual display for WebKitGTK. */
const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];

/**
 * WebKitGTK over WebDriver. The driver starts the MiniBrowser that was built with it.
 * @param driver path of WebKitWebDriver
 * @param xvfb path of Xvfb
 */
export async function startWebKit(driver: string, xvfb: string): Promise<Engine> {
  const display = spawn(xvfb, ['-displayfd', '3', ...screen], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const killOnExit = () => display.kill();
  process.once('exit', killOnExit);
  // Xvfb picks a free display number and writes it once it is ready.
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];

  const port = await freePort();
  const service = new DriverService.Builder(driver)
    .addArguments(`--port=${port}`)
    .setPort(port)
    .setLoopback(true)
    .setEnvironment({ PATH: '', HOME: '', ...process.env, DISPLAY: `:${String(number).trim()}` })
    .build();
  const server = await service.start();

  return {
    open: async (size) => {
      const window = await new Builder().usingServer(server).forBrowser('MiniBrowser').build();
      await window.manage().window().setRect(size);
      return windowOf(window);
    },
    close: async () => {
      await service.kill();
      process.off('exit', killOnExit);
      display.kill();
      await once(display, 'exit');
    },
  };
}

/** The driver has no access to the console, so the page records its messages from the first call on. */
function takeProblems(): string[] {
  const page = globalThis as { problems?: string[] };
  if (!page.problems) {
    const problems: string[] = (page.problems = []);
    for (const kind of ['error', 'warn'] as const) {
      const original = console[kind];
      console[kind] = (...values: unknown[]) => {
        problems.push(`console: ${values.map(String).join(' ')}`);
        original(...values);
      };
    }
    addEventListener('error', ({ message, filename, lineno }) =>
      problems.push(`uncaught: ${message} (${filename}:${lineno})`),
    );
    addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${String(reason)}`));
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      problems.push(`policy: ${effectiveDirective} ${blockedURI}`),
    );
  }
  return page.problems.splice(0);
}

function windowOf(window: WebDriver): EngineWindow {
  const problems: string[] = [];
  const collect = async () => {
    problems.push(...(await window.executeScript<string[]>(takeProblems)));
  };
  return {
    goTo: (address) => window.get(address),
    back: () => window.navigate().back(),
    forward: () => window.navigate().forward(),
    address: () => window.getCurrentUrl(),
    evaluate: async (run, ...args) => {
      await collect();
      return await window.executeScript(run, ...args);
    },
    element: async (find, ...args) => elementOf(await window.executeScript<WebElement>(find, ...args)),
    runScript: (source) => window.executeScript(source),
    press: (key) => window.actions().sendKeys(keys[key]).perform(),
    screenshot: async () => Buffer.from(await window.takeScreenshot(), 'base64'),
    problems: async () => {
      await collect();
      return problems;
    },
    close: () => window.quit(),
  };
}

const keys: Record<Key, string> = {
  Tab: DriverKey.TAB,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  ArrowDown: DriverKey.ARROW_DOWN,
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowRight: DriverKey.ARROW_RIGHT,
};

const elementOf = (element: WebElement): EngineElement => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text),
  choose: (value) => new Select(element).selectByValue(value),
});
