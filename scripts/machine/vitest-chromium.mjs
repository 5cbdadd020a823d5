import { chromiumArguments, ensureChromium } from './chromium.mjs';

/**
 * Global setup of the Vitest projects that drive a browser: `inject('chromiumPath')` and `inject('chromiumArguments')`.
 * @param {{ provide: (key: string, value: string | string[]) => void }} project
 */
export default async function provideChromium(project) {
  project.provide('chromiumPath', await ensureChromium());
  project.provide('chromiumArguments', chromiumArguments);
}
