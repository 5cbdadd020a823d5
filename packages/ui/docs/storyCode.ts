import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Expression, type InCode } from '../src/testing/story/inCode.js';

/** The entry of the package that exports a component: `Button` is in `@mahd/ui/Button`. */
export type Entries = Readonly<Record<string, string>>;

interface StoryComponent {
  name?: string;
  displayName?: string;
  /** Of styled-components: the element. */
  target?: unknown;
  inCode?: (props: object) => InCode;
}

const WIDTH = 80;
/** The prop of the object given to a render prop, which shows where the object is spread. */
const SPREAD = 'data-spread';

const pad = (indent: number) => ' '.repeat(indent);
const isShort = (text: string, column: number) => !text.includes('\n') && column + text.length <= WIDTH;
const invisible = /[\p{Cc}\p{Cf}\u00a0]/gu;
const hex = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, String.raw`\$&`).replaceAll(invisible, hex)}'`;
const templated = (text: string) => `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\``;
const isPlain = (text: string) => !/[\\"&\p{Cc}\p{Cf}\u00a0]/u.test(text);
/** Blurred previews are long and optional. */
const isInlineData = (value: unknown) => typeof value === 'string' && value.startsWith('data:');

/** The nodes among children, flat, with adjacent texts joined. */
function nodesOf(children: ReactNode): (string | ReactElement)[] {
  const nodes: (string | ReactElement)[] = [];
  const add = (child: unknown) => {
    if (Array.isArray(child)) child.forEach(add);
    else if (isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment) add(child.props.children);
    else if (isValidElement(child)) nodes.push(child);
    else if (typeof child === 'string' || typeof child === 'number') {
      const last = nodes.at(-1);
      if (typeof last === 'string') nodes[nodes.length - 1] = `${last}${child}`;
      else nodes.push(String(child));
    }
  };
  add(children);
  return nodes.filter((node) => node !== '');
}

/** Breaks text between words. JSX reads a line break as a space. */
function wrapped(text: string, indent: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && indent + line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${pad(indent)}`);
}

/** Prints the elements of stories as code. */
class Printer {
  readonly used = new Set<string>();
  readonly state: string[] = [];

  constructor(private readonly entries: Entries) {}

  /** The tag of an element: an exported component or an HTML element. Nothing for the components of a story. */
  private tagOf({ type, props }: ReactElement): string | undefined {
    if (typeof type === 'string') return type;
    const { target, displayName, name } = type as StoryComponent;
    if (typeof target === 'string') return (props as { as?: string }).as ?? target;
    const own = displayName ?? name ?? '';
    if (!(own in this.entries)) return undefined;
    this.used.add(own);
    return own;
  }

  private text(text: string, indent: number): string {
    if (/[{}<>]/.test(text) || !isPlain(text.replaceAll('"', '')) || text.trim() === '') return `{${quoted(text)}}`;
    const before = text.startsWith(' ') ? `{' '}` : '';
    const after = text.endsWith(' ') ? `{' '}` : '';
    return `${before}${wrapped(text.trim(), indent)}${after}`;
  }

  /** Children, each on its line. */
  private lines(nodes: readonly (string | ReactElement)[], indent: number): string {
    return nodes
      .map((node) => (typeof node === 'string' ? this.text(node, indent) : this.element(node, indent)))
      .join(`\n${pad(indent)}`);
  }

  private attribute(name: string, value: unknown, indent: number): string {
    if (name === SPREAD) return `{...${String(value)}}`;
    if (value === true) return name;
    if (typeof value === 'string' && isPlain(value)) return `${name}="${value}"`;
    const column = indent + name.length + 3;
    if (!isValidElement(value)) return `${name}={${this.value(value, indent, { name, column })}}`;
    const short = this.element(value, indent);
    return `${name}={${isShort(short, column) ? short : `\n${pad(indent + 2)}${this.element(value, indent + 2)}\n${pad(indent)}`}}`;
  }

  /** An element, or the elements inside of it where it is a fragment or a component of the story. */
  element(element: ReactElement, indent: number, key?: string): string {
    const { children, ...props } = element.props as { children?: ReactNode };
    const { inCode } = element.type as StoryComponent;
    if (inCode) {
      const shown = inCode(element.props as object);
      this.state.push(shown.state);
      return this.element(shown.element, indent);
    }
    const tag = element.type === Fragment ? '' : this.tagOf(element);
    if (!tag) {
      const nodes = nodesOf(children);
      const [only] = nodes;
      if (nodes.length === 1 && isValidElement(only)) return this.element(only, indent, key);
      return `<>\n${pad(indent + 2)}${this.lines(nodes, indent + 2)}\n${pad(indent)}</>`;
    }
    const isStyled = (element.type as StoryComponent).target !== undefined;
    const isShown = ([name, value]: [string, unknown]) =>
      value !== undefined &&
      !isInlineData(value) &&
      !(name === 'ref' && !(value instanceof Expression)) &&
      !(name === 'as' && isStyled);
    const attributes = Object.entries({ ...(key !== undefined && { key }), ...props })
      .filter(isShown)
      .map(([name, value]) => this.attribute(name, value, indent + 2));
    const start = `<${[tag, ...attributes].join(' ')}`;
    const broken = [`<${tag}`, ...attributes].join(`\n${pad(indent + 2)}`);
    if (typeof children === 'function') {
      const made = this.value(children, indent + 2, { name: 'children' });
      const open = isShort(start, indent + 1) ? `${start}>` : `${broken}\n${pad(indent)}>`;
      return `${open}\n${pad(indent + 2)}{${made}}\n${pad(indent)}</${tag}>`;
    }
    const nodes = nodesOf(children);
    if (nodes.length === 0) return isShort(start, indent + 3) ? `${start} />` : `${broken}\n${pad(indent)}/>`;
    const flat = `${start}>${nodes.length > 1 ? '\n' : this.lines(nodes, 0)}</${tag}>`;
    if (isShort(flat, indent)) return flat;
    const open = isShort(start, indent + 1) ? `${start}>` : `${broken}\n${pad(indent)}>`;
    return `${open}\n${pad(indent + 2)}${this.lines(nodes, indent + 2)}\n${pad(indent)}</${tag}>`;
  }

  private list(open: string, items: readonly string[], close: string, indent: number, column: number): string {
    const space = open === '{' && items.length > 0 ? ' ' : '';
    const flat = `${open}${space}${items.join(', ')}${space}${close}`;
    if (items.length === 0 || isShort(flat, column)) return flat;
    const lines = items.map((item) => `${pad(indent + 2)}${item},\n`).join('');
    return `${open}\n${lines}${pad(indent)}${close}`;
  }

  private function(value: (...given: unknown[]) => unknown, indent: number, name: string): string {
    if ('source' in value) return String(value.source);
    if (name !== 'children') return '() => {}';
    const made = value({ [SPREAD]: 'props' }) as ReactNode;
    return `(props) => ${this.value(made, indent)}`;
  }

  value(value: unknown, indent: number, { name = '', column = indent } = {}): string {
    if (typeof value === 'string') return value.includes('\n') ? templated(value) : quoted(value);
    if (typeof value === 'function') return this.function(value as () => unknown, indent, name);
    if (typeof value !== 'object' || value === null) return String(value);
    if (value instanceof Expression) return value.text;
    if (value instanceof File) return `new File([], ${quoted(value.name)})`;
    if (isValidElement(value)) {
      const short = this.element(value, indent);
      if (isShort(short, column)) return short;
      return `(\n${pad(indent + 2)}${this.element(value, indent + 2)}\n${pad(indent)})`;
    }
    if (Array.isArray(value)) {
      const items = value.map((item: unknown) =>
        isValidElement(item)
          ? this.element(item, indent + 2, item.key ?? undefined)
          : this.value(item, indent + 2, { column: indent + 3 }),
      );
      return this.list('[', items, ']', indent, column);
    }
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined && !isInlineData(member))
      .map(([key, member]) => {
        const written = /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
        return `${written}: ${this.value(member, indent + 2, { name: key, column: indent + 4 + written.length })}`;
      });
    return this.list('{', members, '}', indent, column);
  }
}

const importLine = (names: readonly string[], from: string) => {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  return isShort(line, 0) ? line : `import {\n  ${names.join(',\n  ')},\n} from '${from}';`;
};

/** The lines that import components, by entry. */
function importsOf(names: readonly string[], entries: Entries): string[] {
  const byEntry = new Map<string, string[]>();
  for (const name of [...names].sort()) {
    const entry = entries[name]!;
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), name]);
  }
  return [...byEntry].map(([entry, ofEntry]) => importLine(ofEntry, entry));
}

/** The code of a story: the imports and the element, ready to be pasted. */
export function storyCode(element: ReactElement, entries: Entries): string {
  const printer = new Printer(entries);
  const alone = printer.element(element, 0);
  const imports = importsOf([...printer.used], entries);
  if (printer.state.length === 0) return [...imports, ...(imports.length > 0 ? [''] : []), `${alone};`].join('\n');
  const state = [...new Set(printer.state)].join('\n');
  const hooks = ['useRef', 'useState'].filter((hook) => new RegExp(`${hook}[<(]`).test(state));
  return [
    importLine(hooks, 'react'),
    ...imports,
    '',
    'function Example() {',
    ...state.split('\n').map((line) => `  ${line}`),
    '  return (',
    `    ${printer.element(element, 4)}`,
    '  );',
    '}',
  ].join('\n');
}
