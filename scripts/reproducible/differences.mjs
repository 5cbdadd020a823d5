import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ folder: string, files: string[] }} Build paths of the files, relative to the folder */

/**
 * The files a build made. Turborepo's logs hold durations, so they are left out.
 * @param {string} listing paths separated by NUL
 */
export const builtFiles = (listing) =>
  listing.split('\0').filter((path) => path !== '' && !path.split('/').includes('.turbo'));

/**
 * Compares two builds.
 * @param {Build} one
 * @param {Build} other
 * @returns {string[]} a line for each file that differs
 */
export function differences(one, other) {
  const both = one.files.filter((file) => other.files.includes(file));
  return [
    ...onlyIn(one, other),
    ...onlyIn(other, one),
    ...both.flatMap((file) => {
      const bytes = readFileSync(join(one.folder, file));
      const others = readFileSync(join(other.folder, file));
      if (bytes.equals(others)) return [];
      const at = bytes.findIndex((byte, index) => byte !== others[index]);
      return [`${file}: differs from byte ${at === -1 ? bytes.length : at}`];
    }),
  ].sort();
}

/** @param {Build} one @param {Build} other */
const onlyIn = (one, other) =>
  one.files.filter((file) => !other.files.includes(file)).map((file) => `${file}: only in ${one.folder}`);
