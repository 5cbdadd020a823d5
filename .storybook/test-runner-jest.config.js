import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  // Sources import each other as `./x.js`, which is `./x.ts` here.
  moduleNameMapper: { ...base.moduleNameMapper, '^(\\.{1,2}/.+)\\.js$': ['$1', '$1.js'] },
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      browsers: ['chromium'],
      launchOptions: {
        ...playwright.launchOptions,
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  },
};
