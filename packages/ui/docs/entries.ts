import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Entries } from './storyCode.js';

/** Names of the components that a module exports. */
function componentsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const resolve = (path: string) => join(dirname(file), path);
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  const declared = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  const passed = [...text.matchAll(/^export \* from '(.+)\.js';/gm)].flatMap(([, path = '']) =>
    componentsIn([`${resolve(path)}.tsx`, `${resolve(path)}.ts`].find((each) => existsSync(each))!),
  );
  return [...listed, ...declared, ...passed].map((name) => name.trim()).filter((name) => /^[A-Z]\w*$/.test(name));
}

/** The entry of every component of the package. */
export function readEntries(library: string): Entries {
  const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(manifest.exports)
      .filter(([entry, file]) => entry !== '.' && /\.tsx?$/.test(file))
      .flatMap(([entry, file]) =>
        componentsIn(join(library, file)).map((name) => [name, `${manifest.name}${entry.slice(1)}`] as const),
      ),
  );
}
