import { getJestConfig } from '@storybook/test-runner';
import { chromiumArguments, ensureChromium } from '../scripts/machine/chromium.mjs';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

export default async () => ({
  ...base,
  roots: ['<rootDir>/.storybook'],
  testMatch: ['<rootDir>/.storybook/visits/*.test.js'],
  testTimeout: 60_000,
  // Sources import `./x.js`, which is the file `./x.ts`.
  moduleNameMapper: { ...base.moduleNameMapper, '^(\\.{1,2}/.+)\\.js$': ['$1', '$1.js'] },
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      browsers: ['chromium'],
      launchOptions: {
        ...playwright.launchOptions,
        executablePath: await ensureChromium(),
        args: chromiumArguments,
      },
    },
  },
});
