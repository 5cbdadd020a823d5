import type { FastifyBaseLogger } from 'fastify';

/** A periodic job. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/** Checked by jobs between two items: the process is about to end. */
export type IsStopping = () => boolean;

/**
 * Runs jobs on timers, each at most once at a time in this process. Failures are logged and retried at the next
 * interval.
 */
export class JobRunner {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Map<string, Promise<unknown>>();
  #stopped = false;

  constructor(
    private readonly jobs: readonly Job[],
    private readonly log: FastifyBaseLogger,
    private readonly isProcessStopping: IsStopping,
  ) {}

  readonly isStopping: IsStopping = () => this.#stopped || this.isProcessStopping();

  start(): void {
    for (const job of this.jobs) {
      const timer = setInterval(() => this.kick(job.name), job.everyMs);
      timer.unref();
      this.#timers.push(timer);
    }
  }

  /** Runs a job immediately. */
  kick(name: string): void {
    const job = this.jobs.find((known) => known.name === name);
    if (job === undefined || this.isStopping() || this.#running.has(name)) return;
    const turn = job
      .run()
      .catch((error: unknown) => this.log.error({ err: error, job: name }, 'a job failed'))
      .finally(() => this.#running.delete(name));
    this.#running.set(name, turn);
  }

  /** Stops the timers and waits for running jobs, which finish their current item. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running.values());
  }
}
