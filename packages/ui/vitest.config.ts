import { defineConfig } from 'vitest/config';
import { styledComponents } from './styled-components.config.js';

export default defineConfig({
  // The stable class names of the published package, so that server and client renders can be compared.
  plugins: [styledComponents()],
  test: {
    environment: 'jsdom',
    // Tests share only modules. Loading them once per worker saves a third of the time.
    isolate: false,
    include: ['test/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    globalSetup: ['../../scripts/machine/vitest-chromium.mjs'],
    setupFiles: ['test/setup.ts', 'test/jsdom.ts'],
    // The default of one second is too short on busy machines.
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    // Generous, because machines are busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
