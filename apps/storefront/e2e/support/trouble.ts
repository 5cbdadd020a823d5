import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportPolicyViolation(text: string): Promise<void>;
  }
}

const always = [
  // Playwright blocks the service worker.
  /^console warning: Service Worker registration blocked by Playwright/,
  // A test that types early keeps its focus, as a quick visitor would.
  /^console info: Autofocus processing was blocked because a document already has a focused element/,
];

/** Collects the problems browsers report about pages. */
export class Trouble {
  /** All problems, allowed or not. */
  readonly all: string[] = [];
  #allowed = [...always];

  /** Ignores problems matching `pattern`, which the test causes itself. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  /** Clears all problems and patterns. */
  reset() {
    this.all.length = 0;
    this.#allowed = [...always];
  }

  /** The problems that are not allowed. */
  get found() {
    return this.all.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  /** Listens to all pages of a context: console, uncaught errors, failed requests to the shop, content security policy. */
  async watch(context: BrowserContext, origin: string) {
    const add = (text: string) => this.all.push(text);
    context.on('console', (message) => add(`console ${message.type()}: ${message.text()} (${message.location().url})`));
    context.on('weberror', (event) => add(`uncaught: ${event.error().stack || event.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page aborts its pending requests.
      if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED') add(`request: ${reason} ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.url().startsWith(origin) && response.status() >= 400)
        add(`response: ${response.status()} ${response.url()}`);
    });
    await context.exposeFunction('reportPolicyViolation', (text: string) => {
      add(`policy: ${text}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (violation) => {
        const { disposition, effectiveDirective, blockedURI, sample, documentURI } = violation;
        void window.reportPolicyViolation(
          `${disposition} ${effectiveDirective} ${blockedURI} ${sample} (${documentURI})`,
        );
      });
    });
  }
}
