import { readFileSync } from 'node:fs';
import { inRoot } from '../workspace/root.mjs';

/** The component in the README of `@mahd/data`. @returns {string} */
export function readmeExample() {
  const readme = readFileSync(inRoot('packages/data/README.md'), 'utf8');
  return /** @type {RegExpExecArray} */ (/```tsx\n([\s\S]*?)```/.exec(readme))[1] ?? '';
}
