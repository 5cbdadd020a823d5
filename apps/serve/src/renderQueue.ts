/** A client that is alone in the queue lets the event loop have so much time at most before its next job, ms. */
const longestPauseMs = 100;

/** There is no place in the queue: the visitor has to come again. */
export class QueueFullError extends Error {}

interface Job {
  run(): void;
  refuse(error: QueueFullError): void;
}

export interface RenderQueueOptions {
  /** How many jobs may wait, from all clients together. */
  readonly limit: number;
}

/**
 * Runs one job after the other. Clients take turns, however many jobs each has; when too many wait, the last one of the client with most goes.
 * Between two jobs the event loop turns, so that whatever needs no job is answered meanwhile. A client that nobody waits beside has half of the
 * time: after each of its jobs comes a pause as long as the job was.
 */
export class RenderQueue {
  /** What waits, by client; the client whose turn is next comes first. */
  readonly #waiting = new Map<string, Job[]>();
  readonly #limit: number;
  #length = 0;
  #isRunning = false;

  constructor({ limit }: RenderQueueOptions) {
    this.#limit = limit;
  }

  /** How many jobs wait. */
  get length(): number {
    return this.#length;
  }

  /**
   * Gives what the job gives, once it was its turn.
   * @throws {QueueFullError} when there is no place, or when others that had fewer jobs needed it
   */
  add<Result>(client: string, job: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const jobs = this.#waiting.get(client) ?? [];
      jobs.push({ run: () => void this.#run(client, job).then(resolve, reject), refuse: reject });
      this.#waiting.set(client, jobs);
      this.#length += 1;
      if (this.#length > this.#limit) this.#dropOne();
      if (!this.#isRunning) this.#next();
    });
  }

  async #run<Result>(client: string, job: () => Promise<Result>): Promise<Result> {
    this.#isRunning = true;
    const since = performance.now();
    try {
      return await job();
    } finally {
      const goOn = () => {
        this.#isRunning = false;
        this.#next();
      };
      const isAlone = this.#waiting.size === 1 && this.#waiting.has(client);
      if (isAlone) setTimeout(goOn, Math.min(performance.now() - since, longestPauseMs));
      else setImmediate(goOn);
    }
  }

  #next(): void {
    const [turn] = this.#waiting;
    if (turn === undefined) return;
    const [client, jobs] = turn;
    const job = jobs.shift();
    this.#waiting.delete(client);
    // Behind all others.
    if (jobs.length > 0) this.#waiting.set(client, jobs);
    this.#length -= 1;
    job?.run();
  }

  #dropOne(): void {
    const [client, jobs] = [...this.#waiting].reduce((most, each) => (each[1].length >= most[1].length ? each : most));
    const job = jobs.pop();
    if (jobs.length === 0) this.#waiting.delete(client);
    this.#length -= 1;
    job?.refuse(new QueueFullError('Too many pages wait to be rendered'));
  }
}
