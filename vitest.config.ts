import { defineConfig } from 'vitest/config';
import { apiProjects } from './apps/api/vitest.projects.js';

/** All packages: `npx vitest` watches them, `npx vitest --project @mahd/ui` one of them. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: ['packages/{content,data,rules,ui}', 'apps/{serve,storefront}', 'scripts', ...apiProjects],
  },
});
