import { CommandError } from '../workspace/cli.mjs';

/** `Actions/Button` → `Button` @param {string} title */
const nameOf = (title) => title.split('/').at(-1) ?? title;

/** File of a component's contact sheet. @param {string} title of its stories */
export const sheetFile = (title) => `${title.replace(/\W+/g, '-')}.webp`;

/**
 * The titles of the named components, of all without names.
 * @param {readonly string[]} titles
 * @param {readonly string[]} names last parts of titles
 */
export function selectComponents(titles, names) {
  const unknown = names.filter((name) => !titles.some((title) => nameOf(title) === name));
  if (unknown.length > 0) throw new CommandError(`Unknown component: ${unknown.join(', ')}.`);
  return names.length === 0 ? titles : titles.filter((title) => names.includes(nameOf(title)));
}

/**
 * Contact sheets whose component no longer exists.
 * @param {readonly string[]} files
 * @param {readonly string[]} titles of all components
 */
export function sheetsLeftOver(files, titles) {
  const expected = new Set(titles.map(sheetFile));
  return files.filter((file) => file.endsWith('.webp') && !expected.has(file));
}
