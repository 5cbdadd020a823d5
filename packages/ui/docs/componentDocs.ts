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
  /** The default value: a literal, or a text for one that depends on other props or on the provider. */
  defaultValue?: string | undefined;
  control: PropControl;
}

export interface ComponentDoc {
  /** File of the component, relative to the sources. */
  file: string;
  /** The HTML element whose attributes it passes on, and those that it sets by default. */
  attributes?: { element: string; defaults: readonly string[] } | undefined;
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

/** Elements whose types have another name. The root of some components is one of several. */
const elements: Readonly<Record<string, string>> = {
  '': 'its element',
  Anchor: 'a',
  Heading: 'h1',
  OList: 'ol',
  Paragraph: 'p',
  UList: 'ul',
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

  /** The value of a literal, or of a constant that has one, as in the source. */
  function literalText(node: ts.Expression): string | undefined {
    if (/^(true|false|null|\[\]|\{\})$/.test(node.getText())) return node.getText();
    const value = literalOf(checker.getTypeAtLocation(node));
    // A blank is a technique, not a default.
    if (value === ' ') return undefined;
    return typeof value === 'string' ? `'${value}'` : value?.toString();
  }

  /** The defaults of the props that a function destructures, with the declarations of the props. */
  const defaultsOf = (declaration: ts.SignatureDeclaration) => {
    const [parameter] = declaration.parameters;
    if (!parameter || !ts.isObjectBindingPattern(parameter.name)) return [];
    const type = checker.getTypeAtLocation(parameter);
    return parameter.name.elements.flatMap(({ propertyName, name, initializer }) => {
      const prop = (propertyName ?? name).getText();
      const text = initializer && literalText(initializer);
      return text === undefined ? [] : [{ prop, text, declared: type.getProperty(prop)?.declarations?.[0] }];
    });
  };

  /** The defaults of functions by the declaration of the prop: also of the components that others are made of. */
  const sharedDefaults = new Map<ts.Declaration, string>();
  const readDefaults = (node: ts.Node) => {
    if (ts.isFunctionLike(node))
      for (const { text, declared } of defaultsOf(node))
        if (declared?.getSourceFile().fileName.startsWith(source)) sharedDefaults.set(declared, text);
    node.forEachChild(readDefaults);
  };
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(source)) readDefaults(file);

  function defaultOf(property: ts.Symbol, own: ReadonlyMap<string, string>, names: ReadonlySet<string>) {
    const written = property.getJsDocTags(checker).find(({ name }) => name === 'default');
    if (written) return oneLine(ts.displayPartsToString(written.text));
    const found = own.get(property.name) ?? sharedDefaults.get(property.declarations?.[0] as ts.Declaration);
    if (found !== undefined || !(property.flags & ts.SymbolFlags.Optional)) return found;
    // A boolean is off unless it is the state of a controlled component, which may be left to the component.
    const initial = `default${property.name.charAt(0).toUpperCase()}${property.name.slice(1)}`;
    return controlOf(property).kind === 'boolean' && !names.has(initial) ? 'false' : undefined;
  }

  /** The type of a component's props. */
  function propsTypeOf(signature: ts.Signature | undefined) {
    const [parameter] = signature?.parameters ?? [];
    return parameter && checker.getTypeOfSymbol(parameter);
  }

  /** The element whose attributes are among the props: of the interface `ButtonHTMLAttributes`, or that of the ref. */
  function elementOf(properties: readonly ts.Symbol[]): string | undefined {
    if (!properties.some(({ name }) => name === 'aria-describedby')) return undefined;
    const interfaces = properties.flatMap(({ declarations }) => {
      const owner = declarations?.[0]?.parent;
      return owner && ts.isInterfaceDeclaration(owner) ? owner.name.text : [];
    });
    const own = interfaces.flatMap((name) => name.match(/^(\w+)HTMLAttributes$/)?.[1] ?? [])[0];
    if (own) return elements[own] ?? own.toLowerCase();
    const ref = properties.find(({ name }) => name === 'ref');
    const [, name = ''] = (ref && checker.typeToString(checker.getTypeOfSymbol(ref)).match(/HTML(\w*)Element/)) ?? [];
    return elements[name] ?? name.toLowerCase();
  }

  function propsOf(properties: readonly ts.Symbol[], declaration: ts.SignatureDeclaration | undefined): PropDoc[] {
    const own = new Map((declaration ? defaultsOf(declaration) : []).map(({ prop, text }) => [prop, text]));
    const names = new Set(properties.map(({ name }) => name));
    return properties
      .filter((property) => !unlisted.includes(property.name) && (isOwn(property) || property.name in nativeProps))
      .map((property) => ({
        name: property.name,
        required: !(property.flags & ts.SymbolFlags.Optional),
        type: typeText(property),
        // Literals are in the type already.
        shapes: controlOf(property).kind === 'choice' ? '' : shapesOf(writtenType(property)).join('\n'),
        description: docOf(property) || (nativeProps[property.name] ?? ''),
        defaultValue: defaultOf(property, own, names),
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
    if (!component) continue;
    const signature = checker.getTypeOfSymbol(component).getCallSignatures()[0];
    const type = propsTypeOf(signature);
    const properties = type ? checker.getPropertiesOfType(type) : [];
    const declaration = signature?.declaration as ts.SignatureDeclaration | undefined;
    const props = propsOf(properties, declaration);
    const element = elementOf(properties);
    const listed = new Set(props.map((prop) => prop.name));
    const defaults = declaration ? defaultsOf(declaration).filter(({ prop }) => !listed.has(prop)) : [];
    docs[name] = {
      file,
      attributes:
        element === undefined ? undefined : { element, defaults: defaults.map(({ prop, text }) => `${prop}=${text}`) },
      props,
    };
  }
  return docs;
}
