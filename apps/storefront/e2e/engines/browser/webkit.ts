import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { Builder, Key as DriverKey, type WebDriver, type WebElement } from 'selenium-webdriver';
import type * as Remote from 'selenium-webdriver/remote';
import { Select } from 'selenium-webdriver/lib/select.js';
import { freePort } from '../../support/startShop.js';
import type { Engine, EngineElement, EngineWindow, Key } from './engine.js';

// A folder, which only `require` resolves.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof Remote;

/** WebKitGTK needs a display to draw on; nobody sees this one. */
const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];

/**
 * WebKitGTK over WebDriver. The driver starts the MiniBrowser that was built with it.
 * @param driver path of WebKitWebDriver
 * @param xvfb path of Xvfb
 */
export async function startWebKit(driver: string, xvfb: string): Promise<Engine> {
  const display = spawn(xvfb, ['-displayfd', '3', ...screen], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const endWithUs = () => display.kill();
  process.once('exit', endWithUs);
  // It chooses a free number and tells it once it can be drawn on.
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
      process.off('exit', endWithUs);
      display.kill();
      await once(display, 'exit');
    },
  };
}

/** The driver tells nothing of the console: the page keeps what it says from the first question on. */
function takeComplaints(): string[] {
  const page = globalThis as { complaints?: string[] };
  if (!page.complaints) {
    const complaints: string[] = (page.complaints = []);
    for (const kind of ['error', 'warn'] as const) {
      const tell = console[kind];
      console[kind] = (...said: unknown[]) => {
        complaints.push(`console: ${said.map(String).join(' ')}`);
        tell(...said);
      };
    }
    addEventListener('error', ({ message, filename, lineno }) =>
      complaints.push(`uncaught: ${message} (${filename}:${lineno})`),
    );
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${String(reason)}`));
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      complaints.push(`policy: ${effectiveDirective} ${blockedURI}`),
    );
  }
  return page.complaints.splice(0);
}

function windowOf(window: WebDriver): EngineWindow {
  const complaints: string[] = [];
  const listen = async () => {
    complaints.push(...(await window.executeScript<string[]>(takeComplaints)));
  };
  return {
    goTo: (address) => window.get(address),
    back: () => window.navigate().back(),
    forward: () => window.navigate().forward(),
    address: () => window.getCurrentUrl(),
    evaluate: async (run, ...given) => {
      await listen();
      return await window.executeScript(run, ...given);
    },
    element: async (find, ...given) => elementOf(await window.executeScript<WebElement>(find, ...given)),
    runScript: (source) => window.executeScript(source),
    press: (key) => window.actions().sendKeys(keys[key]).perform(),
    picture: async () => Buffer.from(await window.takeScreenshot(), 'base64'),
    complaints: async () => {
      await listen();
      return complaints;
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
