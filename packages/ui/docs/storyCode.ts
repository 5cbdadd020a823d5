import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { InCode } from '../src/testing/story/inCode.js';

/** The entry of the package that exports a component: `Button` is in `@mahd/ui/Button`. */
export type Entries = Readonly<Record<string, string>>;

interface StoryComponent {
  name?: string;
  displayName?: string;
  /** Of styled-components: the element. */
  target?: unknown;
  inCode?: (props: object) => InCode;
}

/** The prop of the object given to a render prop, which shows where the object is spread. */
const SPREAD = 'data-spread';

const invisible = /[\p{Cc}\p{Cf}\u00a0]/gu;
const hex = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const templated = (text: string) => `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\``;
const quoted = (text: string) =>
  text.includes('\n') ? templated(text) : JSON.stringify(text).replaceAll(invisible, hex);
const isPlain = (text: string) => !/[&\p{Cc}\p{Cf}\u00a0]/u.test(text);
/** The source given by `shownAs` or `expression`. */
const sourceOf = (value: unknown) => (value as { source?: string } | null)?.source;
/** Blurred previews are long and optional. */
const isInlineData = (value: unknown) => typeof value === 'string' && value.startsWith('data:');
const membersOf = (value: object) =>
  Object.entries(value).filter(([, member]) => member !== undefined && !isInlineData(member));

/** Writes elements and values as code, without layout. */
class Writer {
  readonly used = new Set<string>();
  readonly state = new Set<string>();

  constructor(private readonly entries: Entries) {}

  /** The tag of an element: an exported component or an HTML element. Nothing for fragments and components of a story. */
  private tagOf({ type, props }: ReactElement): string | undefined {
    if (typeof type === 'string') return type;
    const { target, displayName, name } = type as StoryComponent;
    if (typeof target === 'string') return (props as { as?: string }).as ?? target;
    const own = displayName ?? name ?? '';
    if (!(own in this.entries)) return undefined;
    this.used.add(own);
    return own;
  }

  private attribute(name: string, value: unknown): string {
    if (name === SPREAD) return `{...${String(value)}}`;
    if (value === true) return name;
    if (typeof value === 'string' && isPlain(value) && !value.includes('"')) return `${name}="${value}"`;
    return `${name}={${this.value(value)}}`;
  }

  /** The code of each child. Fragments and components of a story are replaced by what is inside of them. */
  private children(children: unknown): string[] {
    if (Array.isArray(children)) return children.flatMap((child) => this.children(child));
    if (typeof children === 'function') return [`{(props) => ${this.element(children({ [SPREAD]: 'props' }))}}`];
    if (typeof children === 'string' || typeof children === 'number') {
      const text = String(children);
      return [isPlain(text) && !/[<>{}]/.test(text) ? text : `{${quoted(text)}}`];
    }
    return isValidElement(children) ? this.elements(children) : [];
  }

  private elements(element: ReactElement): string[] {
    const { inCode, target } = element.type as StoryComponent;
    if (inCode) {
      const shown = inCode(element.props as object);
      this.state.add(shown.state);
      return this.elements(shown.element);
    }
    const { children, ...props } = element.props as { children?: ReactNode };
    const content = this.children(children);
    const tag = this.tagOf(element);
    if (!tag) return content;
    const attributes = membersOf(props)
      .filter(([name, value]) => !(name === 'as' && target) && !(name === 'ref' && !sourceOf(value)))
      .map(([name, value]) => this.attribute(name, value));
    const start = [tag, ...attributes].join(' ');
    return [content.length === 0 ? `<${start} />` : `<${start}>${content.join('')}</${tag}>`];
  }

  element(element: ReactElement): string {
    const elements = this.elements(element);
    const code = elements.join('');
    return elements.length === 1 && code.startsWith('<') ? code : `<>${code}</>`;
  }

  private value(value: unknown): string {
    if (typeof value === 'string') return quoted(value);
    if (typeof value === 'function') return sourceOf(value) ?? '() => {}';
    if (typeof value !== 'object' || value === null) return String(value);
    if (isValidElement(value)) return this.element(value);
    if (value instanceof File) return `new File([], ${quoted(value.name)})`;
    if (Array.isArray(value)) return `[${value.map((item) => this.value(item)).join(', ')}]`;
    const members = membersOf(value).map(([name, member]) => `${quoted(name)}: ${this.value(member)}`);
    return `{${members.join(', ')}}`;
  }
}

/** Loads Prettier with the first code that is shown. */
async function layOut(text: string): Promise<string> {
  const [{ format }, ...plugins] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  return format(text, { parser: 'babel-ts', plugins, singleQuote: true });
}

/** Storybook asks for the code of each story with every render. */
const laidOut = new Map<string, Promise<string>>();

/** The code of a story: the imports and the element, ready to be pasted. */
export function storyCode(element: ReactElement, entries: Entries): Promise<string> {
  const writer = new Writer(entries);
  const written = writer.element(element);
  const state = [...writer.state].join('\n');
  const modules: Entries = { useRef: 'react', useState: 'react', ...entries };
  const names = [...['useRef', 'useState'].filter((hook) => state.includes(hook)), ...[...writer.used].sort()];
  const imports = [...new Set(names.map((name) => modules[name]!))].map(
    (module) => `import { ${names.filter((name) => modules[name] === module).join(', ')} } from '${module}';`,
  );
  const code = state ? `function Example() { ${state}\nreturn ${written}; }` : written;
  const text = [...imports, '', code].join('\n');
  if (!laidOut.has(text)) laidOut.set(text, layOut(text));
  return laidOut.get(text)!;
}
