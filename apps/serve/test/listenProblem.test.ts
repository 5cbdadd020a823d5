import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { listenProblem } from '../src/listenProblem.js';

async function problemOf(options: { host: string; port?: number }): Promise<string | null> {
  const server = createServer().listen({ port: 0, ...options });
  const [error] = await once(server, 'error');
  return listenProblem(error);
}

it.each(['192.0.2.1', 'nowhere.invalid'])(
  'says in one line that %s is not an address of this machine',
  async (host) => {
    expect(await problemOf({ host })).toMatch(new RegExp(`^HOST=${host} is not an address of this machine\\..+$`));
  },
);

it('says in one line that the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await problemOf({ host: '127.0.0.1', port })).toBe(
    `Port ${port} is in use by another program. Set PORT to a free one.`,
  );
  await new Promise((done) => other.close(done));
});

it('leaves other errors alone', () => {
  expect(listenProblem(new TypeError('a mistake'))).toBeNull();
});
