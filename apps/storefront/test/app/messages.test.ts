import { expect, it, vi } from 'vitest';
import { createMessages } from '../../src/app/messages.js';

const file = vi.hoisted(() => vi.fn());
vi.mock('../../src/app/messageFiles.js', () => ({ messageFiles: { '../messages/en/errors.ts': file } }));

it('retries a failed message file on the next load, and only then', async () => {
  file
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: { errors: { network: { title: 'No line' } } } });
  const messages = createMessages('en');
  await expect(Promise.all([messages.load(['errors']), messages.load(['errors'])])).rejects.toThrow('Failed to fetch');
  expect(file).toHaveBeenCalledTimes(1);
  expect(messages.has('errors')).toBe(false);
  await messages.load(['errors']);
  await messages.load(['errors']);
  expect(file).toHaveBeenCalledTimes(2);
  expect(messages.has('errors')).toBe(true);
  expect(messages.t('errors.network.title')).toBe('No line');
});
