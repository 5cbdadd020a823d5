import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';

/** A connection on which nothing is under way is kept this long for what its client may be sending just now, ms. */
const idleMs = 1_000;
/** Whoever has not got her answer by then does not get one, ms. */
const timeoutMs = 30_000;
const pollEveryMs = 20;

/** Ends a server without dropping a request. */
export class Shutdown {
  #stopping = false;
  #pending = 0;
  /** One for all: every request passes here. */
  readonly #ended = () => void (this.#pending -= 1);

  /** True from the moment on at which the end has been asked for. */
  get stopping(): boolean {
    return this.#stopping;
  }

  /** To be told of every request before it is answered. While the server ends, each answer closes its connection, so that its client goes elsewhere. */
  watch(response: ServerResponse): void {
    this.#pending += 1;
    response.on('close', this.#ended);
    if (this.#stopping) response.setHeader('connection', 'close');
  }

  /** Takes no new connection, answers everything on those there are, and resolves when the last one is gone. */
  async drain(server: Server): Promise<void> {
    this.#stopping = true;
    // Connections that the system has taken for us already are accepted in this turn of the loop; the server closes in the next.
    await new Promise(setImmediate);
    // An HTTP server's own close cuts idle connections at once, also those on which a request has just been sent.
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
