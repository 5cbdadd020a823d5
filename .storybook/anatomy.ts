import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The styling and testing API of a component, read from its sources. */
export interface Anatomy {
  /** Values of `data-part`, the root first. */
  parts: string[];
  /** Further `data-*` attributes: states and variants. */
  states: string[];
  /** CSS variables of the component: those it reads with a fallback and those it sets. */
  variables: string[];
}

const internal = new Set(['data-part', 'data-extra', 'data-testid', 'data-mirror-exempt']);
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

function anatomyOf(folder: string): Anatomy {
  const text = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test|page)\./.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  return {
    parts: found(text, /data-part=["']([\w-]+)["']/g),
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
    components.filter(([name]) => /^[A-Z]/.test(name)).map(([name, folder]) => [name, anatomyOf(folder)]),
  );
}
