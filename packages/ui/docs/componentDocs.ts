import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** How the value of a prop is changed in the controls. */
export type PropControl =
  | { kind: 'boolean' | 'number' | 'text' | 'object' | 'none' }
  | { kind: 'choice'; options: readonly (string | number)[] };

export interface PropDoc {
  name: string;
  required: boolean;
  type: string;
  /** The types of the library that `type` names, with their members. */
  shapes: string;
  /** With the unit of a number. Empty where the source has no docstring. */
  description: string;
  /** The default value as in the source. */
  defaultValue?: string | undefined;
  control: PropControl;
}

export interface ComponentDoc {
  /** File of the component, relative to the sources. */
  file: string;
  props: readonly PropDoc[];
}

/** Props of React and HTML that tables list. All others are those of the element. */
const nativeProps: Readonly<Record<string, string>> = {
  children: 'The content.',
  disabled: 'Cannot be used or focused, and is not submitted.',
  name: 'Name of the form field that submits the value.',
  placeholder: 'Example of a value, shown while the field is empty. Not instead of a label.',
  readOnly: 'Shows the value, which is submitted but cannot be changed.',
  required: 'Must be filled in before the form is submitted.',
};

/** Passed on by every component. */
const unlisted = ['ref', 'className'];

const { TypeFlags } = ts;
const literalOf = (type: ts.Type) => (type.isStringLiteral() || type.isNumberLiteral() ? type.value : undefined);
const withoutComments = (text: string) => text.replaceAll(/\/\*\*.*?\*\//gs, '');
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Reads the props of every component from the types of the library. Takes seconds: once per build or test. */
export function readComponentDocs(library: string): Record<string, ComponentDoc> {
  const source = join(library, 'src');
  const configFile = join(library, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    library,
  );
  const program = ts.createProgram([join(source, 'index.ts'), join(source, 'forms/formik/index.ts')], {
    ...options,
    noEmit: true,
  });
  const checker = program.getTypeChecker();

  const docOf = (symbol: ts.Symbol) => oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const isOwn = ({ declarations }: ts.Symbol) =>
    declarations?.some((each) => each.getSourceFile().fileName.startsWith(source)) ?? false;
  const writtenType = ({ declarations }: ts.Symbol) => {
    const declaration = declarations?.[0];
    return declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  };

  /** The type as written, or the members of a union of literals. */
  function typeText(property: ts.Symbol): string {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const members = type.isUnion() ? type.types : [type];
    if (members.every((member) => literalOf(member) !== undefined))
      return members.map((member) => checker.typeToString(member).replaceAll('"', "'")).join(' | ');
    const written = writtenType(property)?.getText() ?? 'undefined';
    return oneLine(written === 'undefined' ? checker.typeToString(type) : withoutComments(written)).replace(
      / \| undefined$/,
      '',
    );
  }

  /** The object types of the library that a type node names, and those that their members name. */
  function shapesOf(node: ts.TypeNode | undefined, seen = new Set<ts.Symbol>()): string[] {
    const shapes: string[] = [];
    const visit = (child: ts.Node) => {
      if (ts.isTypeReferenceNode(child)) {
        let symbol = checker.getSymbolAtLocation(child.typeName);
        if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
        if (symbol && isOwn(symbol) && !seen.has(symbol) && !(symbol.flags & ts.SymbolFlags.TypeParameter)) {
          seen.add(symbol);
          shapes.push(...shapeOf(symbol, seen));
        }
      }
      child.forEachChild(visit);
    };
    if (node) visit(node);
    return shapes;
  }

  function shapeOf(symbol: ts.Symbol, seen: Set<ts.Symbol>): string[] {
    const declaration = symbol.declarations?.[0];
    if (declaration && ts.isTypeAliasDeclaration(declaration) && !ts.isTypeLiteralNode(declaration.type))
      return [
        `${symbol.name} = ${oneLine(withoutComments(declaration.type.getText())).replace(/^\| /, '')}`,
        ...shapesOf(declaration.type, seen),
      ];
    const members = checker.getDeclaredTypeOfSymbol(symbol).getProperties().filter(isOwn);
    const lines = members.map((member) => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : '';
      const doc = docOf(member);
      return `  ${member.name}${optional}: ${typeText(member)};${doc ? ` // ${doc}` : ''}`;
    });
    return [
      [`${symbol.name} {`, ...lines, '}'].join('\n'),
      ...members.flatMap((member) => shapesOf(writtenType(member), seen)),
    ];
  }

  function controlOf(property: ts.Symbol): PropControl {
    const written = writtenType(property)?.getText() ?? '';
    if (/^ReactNode\b/.test(written)) return { kind: 'text' };
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const members = type.isUnion() ? type.types : [type];
    const values = members.map(literalOf).filter((value) => value !== undefined);
    if (values.length === members.length) return { kind: 'choice', options: values };
    const all = (flags: ts.TypeFlags) => members.every((member) => (member.flags & flags) !== 0);
    if (all(TypeFlags.BooleanLike)) return { kind: 'boolean' };
    if (all(TypeFlags.NumberLike)) return { kind: 'number' };
    if (all(TypeFlags.StringLike)) return { kind: 'text' };
    const isFunction = members.some((member) => member.getCallSignatures().length > 0);
    return { kind: isFunction || /^Ref\b|Ref(Object|Callback)?</.test(written) ? 'none' : 'object' };
  }

  /** The defaults in the destructured parameter of a component. */
  function defaultsOf(declaration: ts.SignatureDeclaration | undefined): Map<string, string> {
    const binding = declaration?.parameters[0]?.name;
    if (!binding || !ts.isObjectBindingPattern(binding)) return new Map();
    return new Map(
      binding.elements.flatMap(({ propertyName, name, initializer }) =>
        initializer ? [[(propertyName ?? name).getText(), oneLine(initializer.getText())] as const] : [],
      ),
    );
  }

  function propsOf(component: ts.Symbol): PropDoc[] {
    const signature = checker.getTypeOfSymbol(component).getCallSignatures()[0];
    const [parameter] = signature?.parameters ?? [];
    if (!signature || !parameter) return [];
    const defaults = defaultsOf(signature.declaration as ts.SignatureDeclaration | undefined);
    return checker
      .getPropertiesOfType(checker.getTypeOfSymbol(parameter))
      .filter((property) => !unlisted.includes(property.name) && (isOwn(property) || property.name in nativeProps))
      .map((property) => ({
        name: property.name,
        required: !(property.flags & ts.SymbolFlags.Optional),
        type: typeText(property),
        // Literals are in the type already.
        shapes: controlOf(property).kind === 'choice' ? '' : shapesOf(writtenType(property)).join('\n'),
        description: docOf(property) || (nativeProps[property.name] ?? ''),
        defaultValue: defaults.get(property.name),
        control: controlOf(property),
      }));
  }

  const docs: Record<string, ComponentDoc> = {};
  for (const { fileName } of program.getSourceFiles()) {
    const file = relative(source, fileName);
    const name = basename(file, '.tsx');
    const folder = basename(dirname(file));
    if (file.startsWith('..') || !/^[A-Z]\w+$/.test(name) || (folder !== name && name !== 'ValidatedForm')) continue;
    const module = checker.getSymbolAtLocation(program.getSourceFile(fileName)!);
    const component = module && checker.getExportsOfModule(module).find((each) => each.name === name);
    if (component) docs[name] = { file, props: propsOf(component) };
  }
  return docs;
}
