import { dirname, relative, resolve, sep } from 'node:path';

const extension = /\.(js|mjs|cjs|json|css|svg|woff2|avif|webp|png)(\?[\w&=]+)?$/;

/**
 * ESLint rule: how files of the repository import each other.
 * @type {import('eslint').Rule.RuleModule}
 */
export const relativeImport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      extension: 'A relative import ends in .js: the published package is file-per-file ESM.',
      leaves: 'A relative import stays in its own package; name the other one by its @mahd entry.',
      root: "Import the sibling file itself, not the package's own root.",
    },
  },
  create(context) {
    const home = packageOf(context.filename);
    const inSource = home !== undefined && relative(home, context.filename).startsWith(`src${sep}`);
    const isTooling =
      home !== undefined && /^(scripts[\\/]|[\w.]+\.config\.ts$)/.test(relative(home, context.filename));
    const isTest = /\.(test|stories)\.tsx?$/.test(context.filename);

    /** @param {{ source?: unknown }} statement */
    function check(statement) {
      const source = /** @type {import('eslint').Rule.Node | null} */ (statement.source ?? null);
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const name = source.value;
      if (home && inSource && !isTest && new RegExp(`^@mahd/${home.split(sep).at(-1)}(/|$)`).test(name)) {
        return context.report({ node: source, messageId: 'root' });
      }
      if (!name.startsWith('.')) return;
      if (!extension.test(name)) return context.report({ node: source, messageId: 'extension' });
      // Configuration and scripts of a package may import those of the repository.
      if (!home || isTooling) return;
      const target = resolve(dirname(context.filename), name);
      if (!target.startsWith(home + sep)) return context.report({ node: source, messageId: 'leaves' });
      if (inSource && !isTest && relative(home, target) === `src${sep}index.js`)
        context.report({ node: source, messageId: 'root' });
    }

    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** @param {string} file absolute path */
function packageOf(file) {
  const match = file.match(/^.*?[\\/](packages|apps)[\\/][^\\/]+(?=[\\/])/);
  return match?.[0];
}
