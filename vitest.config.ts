import { defineConfig } from 'vitest/config';
import { apiProjects } from './apps/api/vitest.projects.js';

/** All packages at once: `npx vitest` watches them, `npx vitest --project @mahd/ui` one. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: ['packages/{content,data,rules,ui}', 'apps/{serve,storefront}', 'scripts', ...apiProjects],
  },
});
