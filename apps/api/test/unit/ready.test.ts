import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.js';
import { WriteProbe } from '../../src/health/writeProbe.js';

/** A database whose next transactions fail with these errors, or succeed for null. */
function databaseThat(...ends: (Error | null)[]) {
  const execute = async () => ({ rows: [{ readOnly: 'off' }] });
  const transaction = vi.fn(async (work: (tx: unknown) => Promise<void>) => {
    const error = ends.shift();
    if (error) throw error;
    await work({ execute });
  });
  return { db: { transaction } as unknown as Database, transaction };
}

const full = Object.assign(new Error('Failed query'), {
  cause: Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
});

describe('the write probe', () => {
  it('distinguishes a full disk from other failures, and recovers', async () => {
    const { db } = databaseThat(full, new Error('input/output error'), null);
    let time = 0;
    const probe = new WriteProbe(db, () => time);
    const found = [];
    for (; time < 18_000; time += 6_000) found.push(await probe.failure());
    expect(found).toEqual(['disk-full', 'write-failed', null]);
  });

  it('writes at most once in five seconds, also when the clock is set back', async () => {
    const { db, transaction } = databaseThat();
    let time = 10_000;
    const probe = new WriteProbe(db, () => time);
    await Promise.all(Array.from({ length: 20 }, () => probe.failure()));
    time += 4_999;
    await probe.failure();
    expect(transaction).toHaveBeenCalledTimes(1);
    time = 0;
    await probe.failure();
    expect(transaction).toHaveBeenCalledTimes(2);
  });
});
