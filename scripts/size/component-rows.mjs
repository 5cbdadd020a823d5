import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { styledComponentsInEsbuild } from '../../packages/ui/styled-components.config.js';
import { inRoot } from '../workspace/root.mjs';
import { always, componentJobs } from './component-jobs.mjs';
import { weighBundle } from './weigh-bundle.mjs';

// These are TypeScript, which Node 20 does not read.
const [style, brand] = await Promise.all(
  ['src/foundation/style/globalCss.ts', 'src/foundation/brands/mahd.ts'].map(
    async (path) => /** @type {Record<string, any>} */ ((await runnerImport(inRoot('packages/ui', path))).module),
  ),
);

/** What a page pays for these exports. @param {Record<string, string>} uses export → entry @param {string} [later] */
const weigh = (uses, later) =>
  weighBundle({
    contents: Object.entries(uses)
      .map(([name, entry]) => `export { ${name} } from '${entry}';`)
      .join('\n'),
    resolveDir: inRoot('apps/storefront'),
    later,
    // The transform of the published package, so that what is weighed is what is published.
    plugins: [styledComponentsInEsbuild],
  });

/** @typedef {{ what: string, script: number, styles: number, bytes: number, budget: number }} ComponentRow brotli bytes; `bytes` is both */

/** @returns {Promise<ComponentRow[]>} script and the tokens' style sheet */
export function componentRows() {
  const styles = brotliCompressSync(style?.tokensCss(brand?.mahd)).length;
  return Promise.all(
    componentJobs.map(async ({ name, uses, later, budget }) => {
      const { script } = await weigh({ ...always, ...uses }, later);
      return { what: name, script, styles, bytes: script + styles, budget };
    }),
  );
}
