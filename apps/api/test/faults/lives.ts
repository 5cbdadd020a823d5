import { carryOut, newAttempt, type Attempt } from './shopper.js';
import type { Victim } from './victim.js';

/** What has a life that can be ended. */
export type Killable = Pick<Victim, 'origin' | 'kill'>;

const SHOPPERS = 4;
/** A server lives for up to so many orders, and then up to so many ms into the next ones. */
const MOST_ORDERS = 8;
const MOST_MS = 120;

/** Shoppers order until the server is killed; the first of them finish what an earlier kill interrupted. */
export async function oneLife(victim: Killable, attempts: Attempt[]): Promise<void> {
  let dead = false;
  let finished = 0;
  const unfinished = attempts.filter(({ answer }) => answer === null).slice(-SHOPPERS);
  const enough = 1 + Math.floor(Math.random() * MOST_ORDERS);
  await new Promise<void>((resolve, reject) => {
    const shop = async () => {
      while (!dead) {
        const attempt = unfinished.pop() ?? (await newAttempt(victim.origin, attempts.length));
        if (!attempts.includes(attempt)) attempts.push(attempt);
        await carryOut(victim.origin, attempt);
        finished += 1;
        if (finished === enough) setTimeout(() => kill(), Math.random() * MOST_MS);
      }
    };
    const kill = () => {
      dead = true;
      victim
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
