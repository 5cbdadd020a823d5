// @vitest-environment node
import { expect, test } from 'vitest';
import { selectFiles } from './selectFiles.js';

const file = (name: string, type = '', size = 10) => new File(['x'.repeat(size)], name, { type, lastModified: 0 });
const reasons = (files: File[], accept?: string, maxSize?: number, maxFiles = 9) =>
  selectFiles([], files, { accept, maxSize, maxFiles }).rejections.map((rejection) => rejection.reason);

test.each([
  ['image/png', 'a.png', 'image/png', true],
  ['image/png', 'a.jpg', 'image/jpeg', false],
  ['image/*', 'a.jpg', 'image/jpeg', true],
  ['image/*', 'a.pdf', 'application/pdf', false],
  ['.pdf', 'A.PDF', '', true],
  ['.pdf', 'a.pdf.exe', '', false],
  [' image/png , .HEIC', 'a.heic', '', true],
  ['', 'anything', '', true],
])('accept "%s": %s (%s) → %s', (accept, name, type, accepted) => {
  expect(reasons([file(name, type)], accept)).toEqual(accepted ? [] : ['type']);
});

test('refuses files that are too large, empty or too many', () => {
  expect(reasons([file('a', '', 11), file('b', '', 10), file('c', '', 0)], undefined, 10)).toEqual(['size', 'empty']);
  expect(reasons([file('a'), file('b'), file('c')], undefined, undefined, 2)).toEqual(['count']);
});

test('does not add a file twice', () => {
  const { files, rejections } = selectFiles([file('a')], [file('a'), file('b')], { maxFiles: 9 });
  expect(files.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(rejections).toEqual([]);
});
