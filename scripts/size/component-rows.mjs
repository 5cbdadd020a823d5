import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { styledComponentsInEsbuild } from '../../packages/ui/styled-components.config.js';
import { inRoot } from '../workspace/root.mjs';
import { bundleSize } from './bundle-size.mjs';
import { baseImports, componentBundles } from './component-bundles.mjs';

// TypeScript, which Node 20 cannot import.
const [style, brand] = await Promise.all(
  ['src/foundation/style/brandCss.ts', 'src/foundation/brands/mahd.ts'].map(
    async (path) => /** @type {Record<string, any>} */ ((await runnerImport(inRoot('packages/ui', path))).module),
  ),
);

/** @param {Record<string, string>} imports export → entry @param {string} [lazy] */
const sizeOf = (imports, lazy) =>
  bundleSize({
    contents: Object.entries(imports)
      .map(([name, entry]) => `export { ${name} } from '${entry}';`)
      .join('\n'),
    resolveDir: inRoot('apps/storefront'),
    lazy,
    // As in the published package.
    plugins: [styledComponentsInEsbuild],
  });

/** @typedef {{ what: string, script: number, styles: number, bytes: number, budget: number, maxUsed?: number }} ComponentRow brotli bytes; `bytes` is both */

/** Measures the components, with the tokens' style sheet. @returns {Promise<ComponentRow[]>} */
export function componentRows() {
  const styles = brotliCompressSync(style?.brandCss(brand?.mahd)).length;
  return Promise.all(
    componentBundles.map(async ({ name, imports, lazy, ...limits }) => {
      const { script } = await sizeOf({ ...baseImports, ...imports }, lazy);
      return { what: name, script, styles, bytes: script + styles, ...limits };
    }),
  );
}
