import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { AnswerCache } from '../../src/http/answerCache.js';

const MEBIBYTE = 1024 * 1024;

/** A cache with a clock that stands until it is set, and what was made for it. */
function open() {
  const shop = { version: '1', now: 1_000_000 };
  const cache = new AnswerCache(
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

it('keeps no more than 32 MiB of answers, however many are asked for; the oldest go first', async () => {
  const { ask, made } = open();
  const keys = Array.from({ length: 40 }, (_, index) => String(index));
  for (const key of keys) await ask(key);
  made.length = 0;
  for (const key of keys.slice(-31)) await ask(key);
  expect(made).toEqual([]);
  await ask('0');
  expect(made).toEqual(['0']);
});

it('keeps no failure, and room is right after one', async () => {
  const { ask, made } = open();
  await expect(ask('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await ask('a');
  await ask('a');
  expect(made).toEqual(['a', 'a']);
});

it('keeps an answer for 5 s, and no longer than the catalogue stays as it is', async () => {
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
