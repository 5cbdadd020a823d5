import { expect, it } from 'vitest';
import { createApi } from '../../src/index.js';
import { configurationFor, newDatabase } from '../support/shop.js';

it('migrates and seeds once when many servers start on an empty database', async () => {
  const configuration = await configurationFor({ databaseUrl: await newDatabase() });
  const shops = await Promise.all(Array.from({ length: 6 }, () => createApi(configuration)));
  const versions = await Promise.all(shops.map((shop) => shop.version()));
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toMatch(/-1$/);
  const lists = await Promise.all(shops.map((shop) => shop.app.inject('/api/auth/products?page=all')));
  expect(new Set(lists.map(({ body }) => body)).size).toBe(1);
  await Promise.all(shops.map((shop) => shop.close()));
});

it('reports an unreachable server in one sentence without its password', async () => {
  const configuration = await configurationFor({ databaseUrl: 'postgres://shop:secret@127.0.0.1:1/shop' });
  const failure = await createApi(configuration).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'StartError', code: 'database-unreachable' });
  expect((failure as Error).message).not.toContain('secret');
});
