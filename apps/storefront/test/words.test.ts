import { expect, it, vi } from 'vitest';
import { createWords } from '../src/app/words.js';

const file = vi.hoisted(() => vi.fn());
vi.mock('../src/app/wordFiles.js', () => ({ wordFiles: { '../strings/en/errors.ts': file } }));

it('words that could not be fetched are asked for again when they are needed again, and only then', async () => {
  file
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: { errors: { network: { title: 'No line' } } } });
  const words = createWords('en');
  await expect(Promise.all([words.load(['errors']), words.load(['errors'])])).rejects.toThrow('Failed to fetch');
  expect(file).toHaveBeenCalledTimes(1);
  expect(words.has('errors')).toBe(false);
  await words.load(['errors']);
  await words.load(['errors']);
  expect(file).toHaveBeenCalledTimes(2);
  expect(words.has('errors')).toBe(true);
  expect(words.t('errors.network.title')).toBe('No line');
});
