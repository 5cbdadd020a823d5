/** Longest pause between two jobs of the only client, ms. */
const longestPauseMs = 100;

/** A job that takes longer waits for the API instead of computing, so the next one starts. In ms. */
const patienceMs = 500;
/** Maximum number of started jobs, including those that wait for the API. */
const mostRunning = 16;

/** The queue is full. */
export class QueueFullError extends Error {}

interface Job {
  run(): void;
  refuse(error: QueueFullError): void;
}

export interface RenderQueueOptions {
  /** Maximum number of waiting jobs, all clients together. */
  readonly limit: number;
}

/**
 * Runs one job at a time, round-robin over clients; a job that waits for the API passes its turn on. When the queue is
 * full, the newest job of the client with the most jobs is refused. The event loop turns between jobs so that cached
 * responses are not delayed. A single client gets half of the time: each of its jobs is followed by a pause of the same
 * length.
 */
export class RenderQueue {
  /** Waiting jobs by client; the next client comes first. */
  readonly #waiting = new Map<string, Job[]>();
  readonly #limit: number;
  #length = 0;
  #isTurnTaken = false;
  #running = 0;

  constructor({ limit }: RenderQueueOptions) {
    this.#limit = limit;
  }

  get length(): number {
    return this.#length;
  }

  /**
   * Resolves with the job's result.
   * @throws {QueueFullError} when the queue is full or the job was dropped for a client with fewer jobs
   */
  add<Result>(client: string, job: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const jobs = this.#waiting.get(client) ?? [];
      jobs.push({ run: () => void this.#run(client, job).then(resolve, reject), refuse: reject });
      this.#waiting.set(client, jobs);
      this.#length += 1;
      if (this.#length > this.#limit) this.#dropOne();
      this.#next();
    });
  }

  async #run<Result>(client: string, job: () => Promise<Result>): Promise<Result> {
    this.#isTurnTaken = true;
    this.#running += 1;
    const since = performance.now();
    let hasTurn = true;
    const passTurn = () => {
      hasTurn = false;
      this.#isTurnTaken = false;
      this.#next();
    };
    const timer = setTimeout(passTurn, patienceMs);
    try {
      return await job();
    } finally {
      clearTimeout(timer);
      this.#running -= 1;
      const isAlone = this.#waiting.size === 1 && this.#waiting.has(client);
      if (!hasTurn) this.#next();
      else if (isAlone) setTimeout(passTurn, Math.min(performance.now() - since, longestPauseMs));
      else setImmediate(passTurn);
    }
  }

  #next(): void {
    if (this.#isTurnTaken || this.#running >= mostRunning) return;
    const [turn] = this.#waiting;
    if (turn === undefined) return;
    const [client, jobs] = turn;
    const job = jobs.shift();
    this.#waiting.delete(client);
    // Moves the client to the end.
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
