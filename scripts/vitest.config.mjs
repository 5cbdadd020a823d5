import { defineConfig } from 'vitest/config';

// Linters load their whole world on first use.
export default defineConfig({ test: { include: ['test/**/*.test.mjs'], testTimeout: 60_000 } });
