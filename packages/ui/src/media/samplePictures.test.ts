// @vitest-environment node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pictureSrc, type PictureSource } from './Picture/index.js';
import { samplePictures } from './samplePictures.js';

const built = fileURLToPath(new URL('../../../content/pictures/built', import.meta.url));

test.each(Object.entries<PictureSource>(samplePictures))('has the file of %s', (_, picture) => {
  expect(existsSync(pictureSrc(picture, built))).toBe(true);
});
