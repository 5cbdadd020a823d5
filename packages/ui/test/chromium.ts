import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** From `scripts/machine/vitest-chromium.mjs`. */
    chromiumPath: string;
    chromiumArguments: string[];
  }
}

/** The headless Chromium that the run has found. */
export const launchChromium = (more: string[] = [], options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: inject('chromiumPath'),
    args: [...inject('chromiumArguments'), ...more],
    ...options,
  });
