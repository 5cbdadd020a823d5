import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../workspace/command.mjs';
import { inRoot } from '../workspace/root.mjs';

const eslint = new ESLint({ cwd: inRoot() });

/** @param {string} filePath relative to the repository @param {string} code */
async function ruleIds(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath: inRoot(filePath) });
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
}

/** @param {string} declarations */
async function styleProblems(declarations) {
  const { results } = await stylelint.lint({
    code: `import { styled } from 'styled-components';\nexport const Root = styled.div\`\n  ${declarations}\n\`;\n`,
    codeFilename: inRoot('packages/ui/src/Sample.ts'),
    configFile: inRoot('stylelint.config.js'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const component = 'packages/ui/src/actions/Sample/Sample.tsx';
const props = (/** @type {string} */ members) => `export interface SampleProps { ${members} }`;

describe('eslint refuses', () => {
  it.each([
    [
      'the default import of styled-components',
      component,
      "import styled from 'styled-components'; export const A = styled.a``;",
      'no-restricted-imports',
    ],
    ['console', 'packages/data/src/cart/sample.ts', "console.log('x');", 'no-console'],
    ['a relative import without .js', component, "export { b } from './b';", 'mahd/relative-import'],
    [
      'a dynamic relative import without .js',
      component,
      "export const load = () => import('./b');",
      'mahd/relative-import',
    ],
    [
      'a relative import of another package',
      component,
      "export { b } from '../../../../rules/src/b.js';",
      'mahd/relative-import',
    ],
    [
      "a relative import of the package's own root",
      component,
      "export { b } from '../../index.js';",
      'mahd/relative-import',
    ],
    ["the package's own name", component, "export { b } from '@mahd/ui/Button';", 'mahd/relative-import'],
    ['a prop named left', component, props('left: string'), 'no-restricted-syntax'],
    ['a prop named iconRight', component, props('iconRight?: string'), 'no-restricted-syntax'],
    ['a prop named rightIcon', component, props('rightIcon?: string'), 'no-restricted-syntax'],
    ['style=', component, "export const A = () => <p style={{ color: 'red' }}>a</p>;", 'no-restricted-syntax'],
    [
      'dangerouslySetInnerHTML',
      component,
      "export const A = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />;",
      'no-restricted-syntax',
    ],
    ['fetch in ui', component, "export const a = () => fetch('/a');", 'no-restricted-syntax'],
    [
      'fetch in the storefront',
      'apps/storefront/src/routes/sample.tsx',
      "export const loader = () => fetch('/a');",
      'no-restricted-syntax',
    ],
    [
      'a picture without a text alternative',
      component,
      "export const A = () => <img src='/a.png' />;",
      'jsx-a11y/alt-text',
    ],
    [
      'a click on a plain element',
      component,
      'export const A = () => <div onClick={() => {}}>a</div>;',
      'jsx-a11y/no-static-element-interactions',
    ],
    [
      'a conditional hook',
      component,
      "import { useId } from 'react'; export function A({ a }: { a: boolean }) { if (a) useId(); return null; }",
      'react-hooks/rules-of-hooks',
    ],
    ['a note of unfinished work', component, '// TODO later\nexport const a = 1;', 'no-warning-comments'],
    [
      'a file longer than 300 lines',
      component,
      Array.from({ length: 301 }, (_, line) => `export const a${line} = 1;`).join('\n'),
      'max-lines',
    ],
  ])('%s', async (_what, filePath, code, rule) => {
    expect(await ruleIds(filePath, code)).toContain(rule);
  });
});

describe('eslint accepts', () => {
  it.each([
    ['the named import', component, "import { styled } from 'styled-components'; export const A = styled.a``;"],
    ['sibling imports', component, "export { b } from '../Button/Button.js'; export { c } from '@mahd/rules/locale';"],
    [
      'start, end and words that contain left or right',
      component,
      props('start: string; iconEnd: string; copyright: string; brightness: number'),
    ],
    ['console in a script', 'scripts/sample.mjs', "console.log('x');"],
  ])('%s', async (_what, filePath, code) => {
    expect(await ruleIds(filePath, code)).toEqual([]);
  });
});

describe('oxlint refuses', () => {
  it.each([
    ['a deprecated function', '/** @deprecated */ function old() {} old();', 'no-deprecated'],
    ['a promise that nobody awaits', 'work();', 'no-floating-promises'],
    ['await without a promise', 'await 1;', 'await-thenable'],
    ['a promise where none is awaited', '[1].forEach(async () => work());', 'no-misused-promises'],
    ['a switch that forgets a case', "switch (kind) { case 'a': break; }", 'switch-exhaustiveness-check'],
  ])('%s', async (_what, code, rule) => {
    const folder = await mkdtemp(join(tmpdir(), 'mahd-oxlint-'));
    try {
      const declared = "declare function work(): Promise<void>; declare const kind: 'a' | 'b'; export {};\n";
      await writeFile(join(folder, 'sample.ts'), declared + code);
      await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "module": "esnext" } }');
      const { output } = await runCommand(inRoot('node_modules/.bin/oxlint'), ['-c', inRoot('.oxlintrc.json'), folder]);
      expect(output).toContain(`(${rule})`);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

const refusedStyles = [
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `${side}: 0;`,
    `margin-${side}: 1px;`,
    `padding-${side}: 1px;`,
    `border-${side}: 1px solid;`,
    `border-${side}-width: 1px;`,
    `border-${side}-color: red;`,
    `border-${side}-style: solid;`,
    `scroll-margin-${side}: 1px;`,
    `scroll-padding-${side}: 1px;`,
  ]),
  'border-top-left-radius: 1px;',
  'border-bottom-right-radius: 1px;',
  'border-radius: 1px 2px;',
  'margin: 0 1px 0 2px;',
  'padding: 0 1px 0 2px;',
  'inset: 0 auto 0 0;',
  'border-width: 1px 0 1px 2px;',
  'text-align: left;',
  'float: right;',
  'clear: left;',
  'justify-content: right;',
  'transform-origin: top left;',
  'object-position: left center;',
  'background-position: right 1px top 0;',
  'background: url(a.svg) left no-repeat;',
  'background: linear-gradient(to right, red, blue);',
  'background-image: linear-gradient(90deg, red, blue);',
  'transition: left 1s;',
  'transform: translateX(10px);',
  'transform: translate(-50%, -50%);',
  'transform: rotate(1deg) translate3d(4px, 0, 0);',
  'translate: 10px 0;',
  'box-shadow: 2px 0 4px black;',
  'letter-spacing: 1px;',
  'font-style: italic;',
  'text-transform: uppercase;',
];

const acceptedStyles = [
  'margin: 0 auto;',
  'margin: 0 1px 2px 1px;',
  'margin-inline-start: 1px;',
  'inset-inline-end: 0;',
  'inset: 0;',
  'inline-size: 10px;',
  'border-start-start-radius: 1px;',
  'border-inline-end: 1px solid;',
  'text-align: start;',
  'transform: translateY(4px);',
  'transform: translate(0, 4px);',
  'transform: translateX(calc(var(--dir) * 10px));',
  'translate: calc(var(--dir) * 10px) 0;',
  'translate: 0 4px;',
  'box-shadow: 0 2px 4px black;',
  'background: linear-gradient(to bottom, red, blue);',
  'letter-spacing: 0;',
];

describe('stylelint, in styled-components', () => {
  it.each(refusedStyles)('refuses %s', async (style) => {
    expect(await styleProblems(style)).toHaveLength(1);
  });

  it.each(acceptedStyles)('accepts %s', async (style) => {
    expect(await styleProblems(style)).toEqual([]);
  });

  it('refuses a physical side in a plain style sheet', async () => {
    const { results } = await stylelint.lint({
      code: 'a { margin-left: 1px; }',
      codeFilename: inRoot('packages/ui/src/sample.css'),
      configFile: inRoot('stylelint.config.js'),
    });
    expect(results[0]?.warnings).toHaveLength(1);
  });
});
