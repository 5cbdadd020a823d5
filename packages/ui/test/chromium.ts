import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Provided by `scripts/machine/vitest-chromium.mjs`. */
    chromiumPath: string;
    chromiumArguments: string[];
  }
}

/** Launches the headless Chromium that the test run found. */
export const launchChromium = (more: string[] = [], options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: inject('chromiumPath'),
    args: [...inject('chromiumArguments'), ...more],
    ...options,
  });
