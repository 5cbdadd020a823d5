// @vitest-environment node
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Folders of components, whose public types share one vocabulary. */
const folders = [
  'actions',
  'commerce',
  'content',
  'feedback',
  'forms',
  'layout',
  'media',
  'navigation',
  'overlays',
  'text',
];

/** Names that mean the same as one of the vocabulary. */
const standardNames: Readonly<Record<string, string>> = {
  hint: 'description',
  help: 'description',
  lead: 'description',
  excerpt: 'description',
  subtitle: 'description',
  summary: 'description',
  text: 'description',
  error: 'errorMessage',
  itemName: 'label',
  selectRef: 'inputRef',
  busy: 'pending',
  loading: 'pending',
  retrying: 'pending',
  sending: 'pending',
  level: 'headingLevel',
  amount: 'price',
  was: 'price',
  percent: 'price',
  defaultPrice: 'price',
  discountedPrice: 'price',
  cta: 'action or actions',
  opened: 'open',
  isOpen: 'open',
  onClose: 'onOpenChange',
  onChange: 'onValueChange',
};

const values: Readonly<Record<string, readonly string[]>> = {
  variant: ['solid', 'outline', 'ghost'],
  tone: ['neutral', 'accent', 'success', 'warning', 'danger', 'info'],
  size: ['small', 'medium', 'large'],
  panel: ['peach', 'blush', 'sage', 'sky', 'butter'],
};

/** Values that one component has in addition: the type scale of headings is longer. */
const moreValues: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  HeadingProps: { size: ['xlarge', 'display'] },
};

const allowedValues = (type: string, name: string) =>
  values[name] && [...values[name], ...(moreValues[type]?.[name] ?? [])];

/** Reasons of `ValueChange`. */
const reasons = ['input', 'selection', 'remove', 'clear', 'increment', 'decrement', 'keyboard', 'reset'];

/** Names and values with a meaning of their own. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The parts of a price, and other numbers.
  PriceValue: ['amount', 'was', 'percent'],
  SummaryRow: ['amount'],
  OrderSummaryProps: ['amount'],
  RatingDistributionRow: ['percent'],
  // The short one of two descriptions of a product.
  BuyBoxProps: ['summary'],
  // The list of errors.
  ValidatedFormProps: ['summary'],
  FormElementProps: ['summary'],
  // The text of a message, and the text that is shown.
  PromoBoxProps: ['text'],
  HighlightProps: ['text'],
  // The frame of a modal has no open state of its own.
  ModalFrameProps: ['onClose'],
  // They render no element of their own.
  CardPriceProps: ['ref'],
  PicturesProviderProps: ['ref'],
};

/** Components whose value is what the page shows, not a field of a form. */
const notControls = ['FilterBoxProps', 'TabsProps'];

/** Props of a control that have no meaning for a component. */
const withoutMeaning: Readonly<Record<string, readonly string[]>> = {
  // Files of an earlier visit are on a server, not in an input: show links to them.
  FileUploadProps: ['readOnly'],
  // It always has a value.
  SliderProps: ['required'],
};

const source = join(import.meta.dirname, '../src');
const configFile = join(import.meta.dirname, '../tsconfig.json');
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)).config,
  ts.sys,
  dirname(configFile),
);
const program = ts.createProgram([join(source, 'index.ts'), join(source, 'forms/formik/index.ts')], {
  ...options,
  noEmit: true,
});
const checker = program.getTypeChecker();

const folderOf = (node: ts.Node) => relative(source, node.getSourceFile().fileName).split('/')[0] ?? '';
const isExported = ({ modifiers }: ts.InterfaceDeclaration | ts.TypeAliasDeclaration) =>
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The types of all folders. */
const types = program
  .getSourceFiles()
  .filter((file) => folders.includes(folderOf(file)))
  .flatMap((file) => file.statements)
  .filter((statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement));

interface Prop {
  name: string;
  /** Declared by the library, not by React. */
  own: boolean;
  type: ts.Type;
}

/** The props of an interface, with inherited ones. */
function propsOf(declaration: ts.InterfaceDeclaration): Prop[] {
  const type = checker.getTypeAtLocation(declaration);
  return type.getProperties().map((property) => ({
    name: property.name,
    own: property.declarations?.some((each) => !folderOf(each).startsWith('..')) ?? false,
    type: checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, declaration)),
  }));
}

const components = types
  .filter(ts.isInterfaceDeclaration)
  .filter(({ name }) => name.text.endsWith('Props'))
  .map((declaration) => [declaration.name.text, declaration] as const);

const literals = (type: ts.Type) =>
  (type.isUnion() ? type.types : [type]).map((each) =>
    each.isStringLiteral() ? each.value : checker.typeToString(each),
  );

/** Visits every node of a type. */
function visit(node: ts.Node, visitor: (node: ts.Node) => void) {
  visitor(node);
  node.forEachChild((child) => visit(child, visitor));
}

test.each(folders)('finds the components of %s', (folder) => {
  expect(components.filter(([, declaration]) => folderOf(declaration) === folder).length).toBeGreaterThan(1);
});

test('every concept has one name, also within the objects of props', () => {
  const found: string[] = [];
  for (const type of types.filter(isExported))
    visit(type, (node) => {
      if (!ts.isPropertySignature(node) && !ts.isMethodSignature(node)) return;
      const name = node.name.getText();
      const instead = standardNames[name];
      if (instead && !exceptions[type.name.text]?.includes(name)) found.push(`${type.name.text}.${name}: ${instead}`);
    });
  expect(found).toEqual([]);
});

test('variant, tone, size and panel have the standard values, also within the objects of props', () => {
  const found: string[] = [];
  for (const type of types.filter(isExported))
    visit(type, (node) => {
      if (!ts.isPropertySignature(node)) return;
      const name = node.name.getText();
      const given = literals(checker.getNonNullableType(checker.getTypeAtLocation(node)));
      // The size of a product, for example, is a text.
      if (given.includes('string')) return;
      const other = given.filter((value) => !allowedValues(type.name.text, name)?.includes(value));
      if (name in values && other.length > 0) found.push(`${type.name.text}.${name}: ${other.join(', ')}`);
    });
  expect(found).toEqual([]);
});

test('arrays are readonly', () => {
  const found: string[] = [];
  for (const type of types.filter(isExported))
    visit(type, (node) => {
      const isMutable = (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) && !ts.isTypeOperatorNode(node.parent);
      if (isMutable) found.push(`${type.name.text}: ${node.getText()}`);
    });
  expect(found).toEqual([]);
});

describe.each(components)('%s', (component, declaration) => {
  const props = propsOf(declaration);
  const own = props.filter((prop) => prop.own);
  const named = (name: string) => props.find((prop) => prop.name === name);
  const excepted = (name: string) => exceptions[component]?.includes(name) ?? false;

  test('uses the standard names', () => {
    expect(own.map(({ name }) => name).filter((name) => name in standardNames && !excepted(name))).toEqual([]);
  });

  test('uses the standard values of variant, tone, size and panel', () => {
    for (const { name, type } of own) {
      const allowed = allowedValues(component, name);
      if (allowed)
        expect(
          literals(type).filter((value) => !allowed.includes(value)),
          name,
        ).toEqual([]);
    }
  });

  test('takes readonly arrays', () => {
    const mutable = own.filter(({ type }) => checker.isArrayType(type) && type.symbol.name !== 'ReadonlyArray');
    expect(mutable.map(({ name }) => name)).toEqual([]);
  });

  test('takes heading levels as numbers', () => {
    const level = named('headingLevel');
    if (level) expect(literals(level.type).filter((value) => !/^[1-6]$/.test(value))).toEqual([]);
  });

  test('takes a price as one object', () => {
    const price = own.find(({ name }) => name === 'price');
    if (price) expect(checker.typeToString(price.type)).toBe('PriceValue');
  });

  if (isExported(declaration) && !excepted('ref'))
    test('has a ref to the root', () => {
      expect(named('ref')).toBeDefined();
    });

  test('has a complete open state, whose changes have a reason', () => {
    const names = own.map(({ name }) => name);
    if (names.includes('open')) expect(names).toEqual(expect.arrayContaining(['defaultOpen', 'onOpenChange']));
    const handler = named('onOpenChange');
    if (handler) expect(checker.typeToString(handler.type)).toBe('OpenChangeHandler');
  });

  const change = named('onValueChange') ?? named('onCheckedChange');
  if (!change) return;
  const isControl = !notControls.includes(component);
  test('reports changes with a reason', () => {
    const [signature] = change.type.getCallSignatures();
    expect(signature?.parameters).toHaveLength(2);
    const reason = checker.getTypeOfSymbol(signature!.parameters[1]!).getProperty('reason');
    const given = literals(checker.getTypeOfSymbol(reason!));
    expect(given.filter((each) => !reasons.includes(each))).toEqual([]);
    expect(given.includes('reset')).toBe(isControl);
  });

  if (!isControl) return;

  test('has the props of a control', () => {
    const state =
      change.name === 'onCheckedChange' ? ['checked', 'defaultChecked', 'value'] : ['value', 'defaultValue'];
    const expected = [...state, 'label', 'name', 'required', 'disabled', 'readOnly', 'ref', 'inputRef'];
    expect(expected.filter((name) => !named(name))).toEqual(withoutMeaning[component] ?? []);
  });
});
