// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Folders whose public types use the common names of props. */
const folders = ['content', 'feedback', 'media', 'navigation', 'overlays'];

/** Names that mean the same as a common one. */
const replacements: Readonly<Record<string, string>> = {
  level: 'headingLevel',
  busy: 'pending',
  loading: 'pending',
  retrying: 'pending',
  excerpt: 'description',
  hint: 'description',
  lead: 'description',
  subtitle: 'description',
  summary: 'description',
  text: 'description',
  cta: 'action',
  error: 'errorMessage',
  opened: 'open',
  isOpen: 'open',
  onClose: 'onOpenChange',
  onChange: 'onValueChange',
  selectRef: 'inputRef',
};

const source = join(import.meta.dirname, '../src');
const files = folders.flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|page|styles)\./.test(file))
    .map((file) => join(folder, file)),
);

/** The exported types of a file. */
function exportedTypes(file: string) {
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(join(source, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return statements
    .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
}

/** Visits every node of a type. */
function visit(node: ts.Node, visitor: (node: ts.Node) => void) {
  visitor(node);
  node.forEachChild((child) => visit(child, visitor));
}

const types = files.flatMap(exportedTypes);
const propsTypes = types.filter(ts.isInterfaceDeclaration).filter(({ name }) => name.text.endsWith('Props'));
const membersOf = (type: ts.InterfaceDeclaration) =>
  new Map(type.members.map((member) => [member.name?.getText() ?? '', member]));

test('finds the types of all folders', () => {
  for (const folder of folders)
    expect(
      propsTypes.filter((type) => type.getSourceFile().fileName.startsWith(folder)).length,
      folder,
    ).toBeGreaterThan(1);
});

test('every matter has one name', () => {
  const found: string[] = [];
  for (const type of types)
    visit(type, (node) => {
      if (!ts.isPropertySignature(node) && !ts.isMethodSignature(node)) return;
      const instead = replacements[node.name.getText()];
      if (instead) found.push(`${type.name.text}.${node.name.getText()}: ${instead}`);
    });
  expect(found).toEqual([]);
});

test('arrays are readonly', () => {
  const found: string[] = [];
  for (const type of types)
    visit(type, (node) => {
      const isMutable = (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) && !ts.isTypeOperatorNode(node.parent);
      if (isMutable) found.push(`${type.name.text}: ${node.getText()}`);
    });
  expect(found).toEqual([]);
});

describe.each(propsTypes.map((type) => [type.name.text, type] as const))('%s', (_name, type) => {
  const members = membersOf(type);
  const base = type.heritageClauses?.map((clause) => clause.getText()).join() ?? '';

  test('has a ref to the root, its own or inherited from another component', () => {
    const inherits = /\w+Props\b/.test(base.replace('OpenStateProps', ''));
    // The provider renders no element.
    expect(members.has('ref') || inherits || type.name.text === 'PicturesProviderProps').toBe(true);
  });

  test('has a whole open state, whose changes have a reason', () => {
    if (members.has('open'))
      expect([...members.keys()]).toEqual(expect.arrayContaining(['defaultOpen', 'onOpenChange']));
    const handler = members.get('onOpenChange');
    if (handler) expect(handler.getText()).toMatch(/: OpenChangeHandler|\(open: boolean, details: \{ reason: /);
  });

  test('has heading levels as numbers', () => {
    const level = members.get('headingLevel');
    if (level) expect(level.getText()).toMatch(/^[^:]*: [1-6]( \| [1-6])*;$/s);
  });
});
