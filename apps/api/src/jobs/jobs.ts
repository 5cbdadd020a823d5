import type { FastifyBaseLogger } from 'fastify';

/** Something done again and again while the shop runs. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/** Runs jobs on their timers, each never twice at once in this process. A failure is logged and the next turn tries again. */
export class JobRunner {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Map<string, Promise<unknown>>();
  #stopped = false;

  constructor(
    private readonly jobs: readonly Job[],
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    for (const job of this.jobs) {
      const timer = setInterval(() => this.kick(job.name), job.everyMs);
      timer.unref();
      this.#timers.push(timer);
    }
  }

  /** Runs a job now instead of at its next turn. */
  kick(name: string): void {
    const job = this.jobs.find((known) => known.name === name);
    if (job === undefined || this.#stopped || this.#running.has(name)) return;
    const turn = job
      .run()
      .catch((error: unknown) => this.log.error({ err: error, job: name }, 'a job failed'))
      .finally(() => this.#running.delete(name));
    this.#running.set(name, turn);
  }

  /** Starts nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running.values());
  }
}
