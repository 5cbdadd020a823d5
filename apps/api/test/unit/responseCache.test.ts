import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { ResponseCache } from '../../src/http/responseCache.js';

const MEBIBYTE = 1024 * 1024;

/** A cache with a manual clock, and the keys it produced. */
function open() {
  const shop = { version: '1', now: 1_000_000 };
  const cache = new ResponseCache(
    () => Promise.resolve(shop.version),
    () => shop.now,
  );
  const made: string[] = [];
  const reply = {
    getSerializationFunction: () => undefined,
    headers: () => reply,
    type: () => reply,
    send: (body: Buffer) => body,
  };
  const ask = (key: string, answer: () => Promise<unknown> = () => Promise.resolve('x'.repeat(MEBIBYTE))) =>
    cache.send(reply as unknown as FastifyReply, key, () => {
      made.push(key);
      return answer();
    });
  return { shop, ask, made };
}

it('evicts the oldest responses beyond 32 MiB', async () => {
  const { ask, made } = open();
  const keys = Array.from({ length: 40 }, (_, index) => String(index));
  for (const key of keys) await ask(key);
  made.length = 0;
  for (const key of keys.slice(-31)) await ask(key);
  expect(made).toEqual([]);
  await ask('0');
  expect(made).toEqual(['0']);
});

it('does not cache failures', async () => {
  const { ask, made } = open();
  await expect(ask('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await ask('a');
  await ask('a');
  expect(made).toEqual(['a', 'a']);
});

it('caches a response for 5 s or until the catalogue changes', async () => {
  const { shop, ask, made } = open();
  await Promise.all([ask('a'), ask('a')]);
  shop.now += 4_999;
  await ask('a');
  expect(made).toEqual(['a']);
  shop.now += 2;
  await ask('a');
  expect(made).toEqual(['a', 'a']);
  shop.version = '2';
  await ask('a');
  expect(made).toEqual(['a', 'a', 'a']);
});
