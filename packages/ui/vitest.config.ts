import { defineConfig } from 'vitest/config';
import { styledComponents } from './styled-components.config.js';

export default defineConfig({
  // The same stable class names as in the published package, so that server and client renders can be compared.
  plugins: [styledComponents()],
  test: {
    environment: 'jsdom',
    // Tests share nothing but modules; loading those once per worker takes a third of the time.
    isolate: false,
    include: ['test/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    globalSetup: ['../../scripts/machine/vitest-chromium.mjs'],
    setupFiles: ['test/setup.ts'],
    // The default of one second is a matter of how busy the machine is.
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    // Time is no pass mark; machines are busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
