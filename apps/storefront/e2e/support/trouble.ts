import type { BrowserContext } from '@playwright/test';

const always = [
  // Said by the test's own browser, which lets no service worker in.
  /^console warning: Service Worker registration blocked by Playwright/,
  // A test that types before the page has placed its focus keeps the place it typed in, as a quick visitor does.
  /^console info: Autofocus processing was blocked because a document already has a focused element/,
];

/** Everything a page does that a shopper's browser would complain about. */
export class Trouble {
  /** Everything, allowed or not. */
  readonly all: string[] = [];
  #allowed = [...always];

  /** Lets one kind of trouble pass in this test, because the test causes it (a page that is not there, an API that is down). */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }

  /** Begins anew: nothing found, nothing allowed. */
  forget() {
    this.all.length = 0;
    this.#allowed = [...always];
  }

  /** What was found and not allowed. */
  get found() {
    return this.all.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  /** Listens to all pages of a browser: console, uncaught errors, failed requests to the shop, content security policy. */
  async watch(context: BrowserContext, origin: string) {
    const add = (text: string) => this.all.push(text);
    context.on('console', (message) => add(`console ${message.type()}: ${message.text()} (${message.location().url})`));
    context.on('weberror', (event) => add(`uncaught: ${event.error().stack || event.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page ends what it was still fetching.
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
      const { reportPolicyViolation } = globalThis as unknown as {
        reportPolicyViolation: (text: string) => Promise<void>;
      };
      document.addEventListener('securitypolicyviolation', (violation) => {
        const { disposition, effectiveDirective, blockedURI, sample, documentURI } = violation;
        void reportPolicyViolation(`${disposition} ${effectiveDirective} ${blockedURI} ${sample} (${documentURI})`);
      });
    });
  }
}
