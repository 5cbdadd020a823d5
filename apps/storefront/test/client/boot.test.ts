import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { mahd } from '@mahd/ui/brands/mahd';
import { globalCss } from '@mahd/ui/GlobalStyle';

it('the pictures wait for the scripts as long as the scripts wait for the pictures, and no longer', async () => {
  const boot = await readFile(resolve(import.meta.dirname, '../../src/client/boot.ts'), 'utf8');
  const scripts = Number(/mostMs = (\d+);/.exec(boot)?.[1]);
  const pictures = Number(/wait-for-paint (\d+)s/.exec(globalCss(mahd))?.[1]) * 1000;
  expect(pictures).toBe(scripts);
});
