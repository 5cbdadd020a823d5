import { once } from 'node:events';
import fs from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { callsOf, garbageFor, type Description, type GarbageRequest } from '../support/garbageRequests.js';
import { configurationFor, onPostgres } from '../support/shop.js';
import { newCustomer } from './shopper.js';
import { buildServer, ServerProcess } from './serverProcess.js';

/** Inputs per route and round, and rounds between the measurements. */
const INPUTS = 50;
const ROUNDS = 4;
/** Allowed growth, as the cache of answers fills up; retained bodies alone would exceed twice as much. */
const MOST_MB = 6;
/** Large filler in every second body, so that retained bodies show up. */
const ballast = `{"ballast":"${'garbage '.repeat(2_048)}",`;
const SENDERS = 4;

it(`uses no more memory after ${ROUNDS} rounds of invalid requests than after the first`, async () => {
  const script = await buildServer('memory');
  const configuration = await configurationFor({ trustProxy: true });
  if (!onPostgres) fs.cpSync(path.join(inject('runFolder'), 'template'), configuration.dataDir, { recursive: true });
  const server = await ServerProcess.start(script, configuration);
  try {
    const calls = callsOf((await (await fetch(`${server.origin}/api/openapi.json`)).json()) as Description);
    const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
    let sent = 0;

    const round = async (serial: number) => {
      // An earlier request may have ended the session.
      const session = await newCustomer(server.origin, `10.8.0.${serial}`);
      for (const [index, call] of calls.entries()) {
        const requests = fc.sample(garbageFor(call, session), { numRuns: INPUTS, seed: serial * calls.length + index });
        const sender = async () => {
          for (let next = requests.pop(); next !== undefined; next = requests.pop())
            expect(await statusOf(server.origin, agent, next, sent++)).toBeLessThan(500);
        };
        await Promise.all(Array.from({ length: SENDERS }, sender));
      }
    };
    await round(0);
    const before = await server.held();
    for (let serial = 1; serial <= ROUNDS; serial++) await round(serial);
    const growth = ((await server.held()) - before) / 1e6;
    console.log(
      `${Math.round(before / 1e6)} MB held after ${INPUTS} inputs for each of ${calls.length} calls, ${growth.toFixed(1)} MB more after ${ROUNDS} times as many again`,
    );
    expect(growth).toBeLessThan(MOST_MB);
  } finally {
    await server.kill();
  }
});

/** Sends a request from its own address, to avoid rate limits. */
async function statusOf(
  origin: string,
  agent: Agent,
  { method, url, headers, payload }: GarbageRequest,
  serial: number,
): Promise<number> {
  const call = request(origin, {
    agent,
    method,
    path: url,
    headers: { ...headers, 'x-forwarded-for': `10.7.${(serial >> 8) % 256}.${serial % 256}` },
  });
  call.end(serial % 2 === 0 ? payload : payload?.replace(/^\{(?=")/, ballast));
  try {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode ?? 0;
  } catch (error) {
    // The connection may be cut before the response when the body is too large.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return 413;
    throw error;
  }
}
