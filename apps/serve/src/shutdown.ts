import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';

/** Idle connections are kept this long for requests that are already on the wire, ms. */
const idleMs = 1_000;
/** Remaining connections are cut after this, ms. */
const timeoutMs = 30_000;
const pollEveryMs = 20;

/** Graceful shutdown that drops no request. */
export class Shutdown {
  #stopping = false;
  #pending = 0;
  /** One shared listener: every request passes here. */
  readonly #ended = () => void (this.#pending -= 1);

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Call for each request before it is answered. During shutdown responses close their connection. */
  watch(response: ServerResponse): void {
    this.#pending += 1;
    response.on('close', this.#ended);
    if (this.#stopping) response.setHeader('connection', 'close');
  }

  /** Stops accepting connections and resolves when all existing ones are closed. */
  async drain(server: Server): Promise<void> {
    this.#stopping = true;
    // Connections already accepted by the kernel are handled in this turn of the event loop.
    await new Promise(setImmediate);
    // `http.Server.close` cuts idle connections at once, even if a request was just sent on them.
    const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
    const since = Date.now();
    const poll = setInterval(() => {
      const waited = Date.now() - since;
      if (waited >= idleMs && this.#pending === 0) server.closeIdleConnections();
      if (waited >= timeoutMs) server.closeAllConnections();
    }, pollEveryMs);
    await closed;
    clearInterval(poll);
  }
}
