import ts from 'typescript';
import { expect, test } from 'vitest';
import { readmeExample } from '../package/readme-example.mjs';
import { inRoot } from '../workspace/root.mjs';

test('the example in the README of @mahd/data passes the type check of the example site', () => {
  // A file of a package with the dependencies of the example; it does not exist.
  const file = inRoot('apps/storefront/src/Shelf.tsx');
  const code = readmeExample();
  const site = ts.readConfigFile(inRoot('examples/brand-site/tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...site.compilerOptions, types: ['node', 'vite/client'], customConditions: ['source'] },
    inRoot('apps/storefront'),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram([file], options, host);
  const problems = [
    ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
    ...program.getSemanticDiagnostics(program.getSourceFile(file)),
  ];
  expect(options.exactOptionalPropertyTypes).toBe(true);
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
