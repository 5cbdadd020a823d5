const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const table = readFileSync(join(__dirname, '../../apps/storefront/src/routes.ts'), 'utf8');

/** The route modules that the storefront's route table names, relative to `src/routes` and without extension: `home/Home`. */
exports.routePages = [...new Set([...table.matchAll(/page: '([^']+)'/g)].map(([, page = '']) => page))];
