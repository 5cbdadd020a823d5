import { defineConfig } from 'vitest/config';

// Linters load their plugins and type information on first use.
export default defineConfig({ test: { include: ['test/**/*.test.mjs'], testTimeout: 60_000 } });
