import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

export default {
  ...base,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...playwright,
      browsers: ['chromium'],
      launchOptions: {
        ...playwright.launchOptions,
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
      },
    },
  },
};
