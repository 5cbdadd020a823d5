import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The styling and testing API of a component, read from its sources. */
export interface Anatomy {
  /** Values of `data-part`, the root first. */
  parts: string[];
  /** Components with parts of their own that it is made of. */
  components: string[];
  /** Further `data-*` attributes: states and variants. */
  states: string[];
  /** CSS variables of the component: those it reads with a fallback and those it sets. */
  variables: string[];
}

const internal = new Set(['data-part', 'data-extra', 'data-testid', 'data-mirror-exempt']);
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/** Parts in the styles of shared modules that a component does not render. */
const unused: Readonly<Record<string, readonly string[]>> = { Drawer: ['foot'], PhoneField: ['suffix'] };

const isComponent = (name: string) => /^[A-Z]/.test(name);
const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test|page)\./.test(name))
    .map((name) => join(folder, name));

/** The modules that a module imports from the library, without those that it imports only types from. */
function importsOf(file: string, text: string): string[] {
  const paths = found(text, /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)\.js';/gm);
  return paths
    .map((path) => join(dirname(file), path))
    .flatMap((path) => [`${path}.tsx`, `${path}.ts`].filter((candidate) => existsSync(candidate)));
}

/** The sources of a component, those of the modules that it shares with others, and the components that it imports. */
function readSources(folder: string) {
  const texts = new Map<string, string>();
  const components = new Set<string>();
  const read = (file: string) => {
    if (texts.has(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const imported of importsOf(file, text)) {
      const owner = dirname(imported);
      if (owner === folder || imported.includes('/foundation/')) continue;
      const component = basename(owner);
      if (!isComponent(component)) read(imported);
      else if (['index.ts', `${component}.tsx`].includes(basename(imported))) components.add(component);
    }
  };
  sourcesIn(folder).forEach(read);
  return { text: [...texts.values()].join('\n'), components: [...components] };
}

function anatomyOf(folder: string): Anatomy {
  const { text, components } = readSources(folder);
  return {
    parts: found(text, /\bdata-part(?:=|': )["']([\w-]+)["']/g).filter(
      (part) => !unused[basename(folder)]?.includes(part),
    ),
    components,
    states: found(text, /\b(data-[a-z-]+)=/g).filter((name) => !internal.has(name)),
    variables: [
      ...new Set([
        ...found(text, /var\((--[\w-]+),/g),
        ...found(text, /var\((--tone-[\w-]+)\)/g),
        ...found(text, /^\s*(--[\w-]+):/gm),
      ]),
    ],
  };
}

/** The anatomy of every component below `packages/ui/src`, by name. */
export function anatomies(source: string): Record<string, Anatomy> {
  const folders = (path: string) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const components = folders(source).flatMap((group) =>
    folders(join(source, group)).map((name) => [name, join(source, group, name)] as const),
  );
  return Object.fromEntries(
    components.filter(([name]) => isComponent(name)).map(([name, folder]) => [name, anatomyOf(folder)]),
  );
}
