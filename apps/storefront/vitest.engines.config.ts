import { defineConfig } from 'vitest/config';

const engine = (name: string) => ({ extends: true as const, test: { name, env: { ENGINE: name } } });

/** The main flows in the engines that the other browser tests do not use: `npm run test:browsers`. */
export default defineConfig({
  test: {
    include: ['e2e/engines/*.flow.ts'],
    // One browser and one shop serve all files.
    maxWorkers: 1,
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Time is no pass mark; machines are busy.
    expect: { poll: { timeout: 20_000, interval: 100 } },
    projects: [engine('firefox'), engine('webkit')],
  },
});
