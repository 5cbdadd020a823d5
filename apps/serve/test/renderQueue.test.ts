import { afterEach, expect, it, vi } from 'vitest';
import { QueueFullError, RenderQueue } from '../src/renderQueue.js';

afterEach(() => vi.useRealTimers());

/** A queue with jobs that record their start. */
function openQueue(limit = 100) {
  const queue = new RenderQueue({ limit });
  const begun: string[] = [];
  let atOnce = 0;
  const add = (client: string, name: string) =>
    queue.add(client, async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      begun.push(name);
      await Promise.resolve();
      atOnce -= 1;
      if (name === 'broken') throw new Error('broken');
      return name;
    });
  return { queue, begun, add };
}

it('runs one job at a time, clients in turn', async () => {
  const { queue, begun, add } = openQueue();
  const jobs = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('b', 'b2')];
  expect(queue.length).toBe(4);
  expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  expect(queue.length).toBe(0);
});

it('continues after a failed job', async () => {
  const { add } = openQueue();
  const [broken, fine] = [add('a', 'broken'), add('a', 'fine')];
  await expect(broken).rejects.toThrow('broken');
  expect(await fine).toBe('fine');
});

it('yields to the event loop between jobs', async () => {
  const { begun, add } = openQueue();
  const jobs = [add('a', 'a1'), add('b', 'b1')];
  setImmediate(() => begun.push('else'));
  await Promise.all(jobs);
  expect(begun).toEqual(['a1', 'else', 'b1']);
});

it('gives a single client half of the time', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const queue = new RenderQueue({ limit: 10 });
  const begun: number[] = [];
  const add = () =>
    queue.add('a', () => {
      begun.push(performance.now());
      vi.advanceTimersByTime(30);
      return Promise.resolve();
    });
  const start = performance.now();
  const jobs = [add(), add()];
  await jobs[0];
  await vi.advanceTimersByTimeAsync(29);
  expect(begun).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(jobs);
  expect(begun).toEqual([start, start + 60]);
});

it('starts others while a job waits for the API, but at most sixteen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queue = new RenderQueue({ limit: 100 });
  const begun: string[] = [];
  let answer: (name: string) => void = () => undefined;
  const waits = new Promise<string>((resolve) => (answer = resolve));
  const add = (client: string) =>
    queue.add(client, () => {
      begun.push(client);
      return waits;
    });
  const slow = Array.from({ length: 16 }, (_, index) => add(`a${index}`));
  const last = queue.add('b', () => Promise.resolve('fine'));
  expect(begun).toEqual(['a0']);
  await vi.advanceTimersByTimeAsync(499);
  expect(begun).toEqual(['a0']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a0', 'a1']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toHaveLength(16);
  expect(queue.length).toBe(1);
  answer('late');
  expect(await Promise.all([...slow, last])).toEqual([...slow.map(() => 'late'), 'fine']);
});

it('drops a job of the busiest client when full', async () => {
  const { begun, add } = openQueue(2);
  const jobs = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3')];
  const refused = expect(jobs[2]).rejects.toThrow(QueueFullError);
  const tooMany = expect(add('a', 'a4')).rejects.toThrow(QueueFullError);
  const other = add('b', 'b1');
  await Promise.all([refused, tooMany, other, jobs[0], jobs[1]]);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});
