// @vitest-environment node
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Groups whose props share one vocabulary. */
const groups = ['forms', 'commerce', 'text', 'actions'];

const source = join(import.meta.dirname, '../src');
const configFile = join(import.meta.dirname, '../tsconfig.json');
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)).config,
  ts.sys,
  dirname(configFile),
);
const program = ts.createProgram([join(source, 'index.ts')], { ...options, noEmit: true });
const checker = program.getTypeChecker();

interface Prop {
  name: string;
  /** Declared by the library, not by React. */
  own: boolean;
  type: ts.Type;
}

function propsOf(declaration: ts.InterfaceDeclaration): Prop[] {
  const type = checker.getTypeAtLocation(declaration);
  return type.getProperties().map((property) => ({
    name: property.name,
    own:
      property.declarations?.some((each) => !relative(source, each.getSourceFile().fileName).startsWith('..')) ?? false,
    type: checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, declaration)),
  }));
}

/** The props of each component, by interface name. `HeadingProps` has a scale of sizes and levels of its own. */
const components = program
  .getSourceFiles()
  .filter(({ fileName }) => groups.includes(relative(source, fileName).split('/')[0] ?? ''))
  .flatMap((file) => file.statements)
  .filter((statement) => ts.isInterfaceDeclaration(statement))
  .filter(({ name }) => name.text.endsWith('Props') && name.text !== 'HeadingProps')
  .map((declaration) => [declaration.name.text, propsOf(declaration)] as const);

/** Names that mean the same as one of the vocabulary. */
const standardNames: Record<string, string> = {
  hint: 'description',
  help: 'description',
  lead: 'description',
  excerpt: 'description',
  error: 'errorMessage',
  itemName: 'label',
  selectRef: 'inputRef',
  busy: 'pending',
  retrying: 'pending',
  sending: 'pending',
  level: 'headingLevel',
  amount: 'price',
  was: 'price',
  percent: 'price',
  defaultPrice: 'price',
  discountedPrice: 'price',
  cta: 'actions',
};
const values: Record<string, readonly string[]> = {
  variant: ['solid', 'outline', 'ghost'],
  tone: ['neutral', 'accent', 'success', 'warning', 'danger', 'info'],
  size: ['small', 'medium', 'large'],
};
/** Typographic scales, in px, and the tone of secondary text. */
const exceptions: Record<string, readonly string[]> = { TextProps: ['size', 'tone'] };

/** Props of a control that have no meaning for a component. */
const withoutMeaning: Record<string, readonly string[]> = {
  // Files of an earlier visit are on a server, not in an input: show links to them.
  FileUploadProps: ['readOnly'],
  // It always has a value.
  SliderProps: ['required'],
};

const literals = (type: ts.Type) =>
  (type.isUnion() ? type.types : [type]).map((each) =>
    each.isStringLiteral() ? each.value : checker.typeToString(each),
  );

test('finds the components', () => {
  expect(components.length).toBeGreaterThan(30);
});

describe.each(components)('%s', (component, props) => {
  const own = props.filter((prop) => prop.own);
  const named = (name: string) => props.find((prop) => prop.name === name);

  test('uses the standard names', () => {
    expect(own.map(({ name }) => name).filter((name) => name in standardNames)).toEqual([]);
  });

  test('uses the standard values of variant, tone and size', () => {
    for (const { name, type } of own) {
      const allowed = exceptions[component]?.includes(name) ? undefined : values[name];
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

  test('takes a price as one object', () => {
    const price = own.find(({ name }) => name === 'price');
    if (price) expect(checker.typeToString(price.type)).toBe('PriceValue');
  });

  const change = named('onValueChange') ?? named('onCheckedChange');
  if (!change) return;
  test('reports changes with a reason', () => {
    const [signature] = change.type.getCallSignatures();
    expect(signature?.parameters).toHaveLength(2);
    const details = checker.getTypeOfSymbol(signature!.parameters[1]!);
    expect(details.getProperty('reason')).toBeDefined();
  });

  test('has the props of a control', () => {
    const state =
      change.name === 'onCheckedChange' ? ['checked', 'defaultChecked', 'value'] : ['value', 'defaultValue'];
    const expected = [...state, 'label', 'name', 'required', 'disabled', 'readOnly', 'ref', 'inputRef'];
    expect(expected.filter((name) => !named(name))).toEqual(withoutMeaning[component] ?? []);
  });
});
