import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { relativeImport } from './scripts/lint/relative-import.mjs';

const browserCode = ['packages/ui/src/**/*.{ts,tsx}', 'apps/storefront/src/**/*.{ts,tsx}'];
const tests = [
  '**/*.{test,spec,stories}.{ts,tsx}',
  '**/test/**',
  'apps/storefront/e2e/**',
  'packages/ui/src/testing/**',
];

/** Files that may use a guarded prop, each with the reason. @type {{ prop: string, file: string, reason: string }[]} */
const allowedProps = JSON.parse(readFileSync(new URL('scripts/lint/allowed-props.json', import.meta.url), 'utf8'));

const guardedProps = [
  {
    prop: 'style',
    message:
      'The content security policy refuses style attributes. Use a class, a data-* step or a CSS variable; an exception goes into scripts/lint/allowed-props.json.',
  },
  {
    prop: 'dangerouslySetInnerHTML',
    message: 'Only RichText renders HTML from data; an exception goes into scripts/lint/allowed-props.json.',
  },
];

/** Forbidden in components. @param {typeof guardedProps} props */
const syntaxRules = (props) => [
  'error',
  ...props.map(({ prop, message }) => ({ selector: `JSXAttribute[name.name='${prop}']`, message })),
  {
    selector: 'TSPropertySignature > Identifier.key[name=/(^(left|right)([A-Z]|$))|[a-z](Left|Right)([A-Z]|$)/]',
    message: 'Name props with start and end: left and right swap in Arabic.',
  },
  { selector: "CallExpression[callee.name='fetch']", message: 'Only packages/data makes requests.' },
];

export default defineConfig(
  globalIgnores([
    '**/*.d.ts',
    '**/dist/',
    '**/generated/',
    '**/*.generated.*',
    'storybook-static/',
    'test-results/',
    'pictures/',
    '**/.data/',
    '**/.cache/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { mahd: { rules: { 'relative-import': relativeImport } } },
    rules: {
      'mahd/relative-import': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    // Rules that need types are in .oxlintrc.json.
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['{packages,apps}/*/src/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'styled-components',
              importNames: ['default'],
              message: 'Import { styled }: the default is broken in native ESM.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{packages,apps}/*/src/**/*.{ts,tsx}'],
    ignores: [...tests, '**/strings/**'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['packages/ui/**/*.tsx', 'apps/storefront/**/*.tsx', 'examples/**/*.tsx', '.storybook/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
  },
  {
    // `.ts` files contain hooks too.
    files: [
      'packages/ui/**/*.{ts,tsx}',
      'apps/storefront/**/*.{ts,tsx}',
      'examples/**/*.{ts,tsx}',
      '.storybook/**/*.{ts,tsx}',
    ],
    // Playwright's fixtures receive a function called `use`.
    ignores: ['apps/storefront/e2e/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/purity': 'error',
      'react-hooks/set-state-in-render': 'error',
      'react-hooks/static-components': 'error',
      'react-hooks/use-memo': 'error',
    },
  },
  {
    files: browserCode,
    ignores: tests,
    rules: { 'no-restricted-syntax': syntaxRules(guardedProps) },
  },
  ...allowedProps.map(({ file, prop }) => ({
    files: [file],
    rules: { 'no-restricted-syntax': syntaxRules(guardedProps.filter((guarded) => guarded.prop !== prop)) },
  })),
  {
    files: ['**/*.{js,mjs,cjs}'],
    // Scripts contain functions that Playwright runs in a page.
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
);
