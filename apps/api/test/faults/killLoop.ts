import { carryOut, newAttempt, type Attempt } from './shopper.js';
import type { ServerProcess } from './serverProcess.js';

export type KillableServer = Pick<ServerProcess, 'origin' | 'kill'>;

const SHOPPERS = 4;
/** A server is killed after a number of orders plus a random delay in ms. */
const MOST_ORDERS = 8;
const MOST_MS = 120;

/** Places orders until the server is killed. The first shoppers retry orders that an earlier kill interrupted. */
export async function runUntilKilled(server: KillableServer, attempts: Attempt[]): Promise<void> {
  let dead = false;
  let finished = 0;
  const unfinished = attempts.filter(({ answer }) => answer === null).slice(-SHOPPERS);
  const enough = 1 + Math.floor(Math.random() * MOST_ORDERS);
  await new Promise<void>((resolve, reject) => {
    const shop = async () => {
      while (!dead) {
        const attempt = unfinished.pop() ?? (await newAttempt(server.origin, attempts.length));
        if (!attempts.includes(attempt)) attempts.push(attempt);
        await carryOut(server.origin, attempt);
        finished += 1;
        if (finished === enough) setTimeout(() => kill(), Math.random() * MOST_MS);
      }
    };
    const kill = () => {
      dead = true;
      server
        .kill()
        .then(() => Promise.all(shoppers))
        .then(() => resolve(), reject);
    };
    const shoppers = Array.from({ length: SHOPPERS }, () =>
      shop().catch((error: unknown) => {
        if (!dead) reject(error as Error);
      }),
    );
  });
}
