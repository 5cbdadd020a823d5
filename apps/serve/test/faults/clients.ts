import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Responses of a server that may be shutting down. */
interface Outcome {
  readonly status: number;
  readonly whole: boolean;
  /** The server sent `connection: close`. */
  readonly goodbye: boolean;
}

export interface Tally {
  answered: number;
  orders: number;
  /** Requests without a response. */
  readonly dropped: string[];
  /** Unsuccessful responses. */
  readonly refused: string[];
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

const reads = [
  '/en',
  '/ar/products',
  '/api/auth/products?page=1',
  '/en/product/manual-breast-pump',
  '/api/navbar_search?query=pump',
  '/assets-that-are-not-there',
];

/** One client: sends requests on a keep-alive connection until the server closes it. */
export async function visit(origin: string, serial: number, total: number, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 0; ; turn++) {
    const ordering = turn % 4 === 3;
    const call = ordering
      ? order(serial, total)
      : { method: 'GET', path: reads[(serial + turn) % reads.length] ?? '/en' };
    try {
      const { status, whole, goodbye } = await ask(origin, agent, call, serial);
      if (!whole) tally.dropped.push(`${call.method} ${call.path}: half an answer`);
      else if (status !== 200 && status !== 404) tally.refused.push(`${call.method} ${call.path}: ${status}`);
      else if (ordering) tally.orders += 1;
      tally.answered += 1;
      if (goodbye) break;
    } catch (error) {
      // Connection refused: nothing was sent, a load balancer would use another server.
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') break;
      tally.dropped.push(`${call.method} ${call.path}: ${String(error)}`);
      break;
    }
  }
  agent.destroy();
}

function ask(
  origin: string,
  agent: Agent,
  { method, path, body, headers = {} }: Call,
  serial: number,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${origin}${path}`,
      { agent, method, headers: { 'x-forwarded-for': `10.1.${serial}.1`, ...headers } },
      (answer) => {
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            whole: answer.complete,
            goodbye: answer.headers.connection === 'close',
          }),
        );
        answer.on('error', reject);
        answer.resume();
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** A cash order for one piece, by a new guest each time because of the limits. */
function order(serial: number, total: number): Call {
  const mobile = String(500_000_000 + randomInt(9_999_999));
  const body = {
    contact: { email: `crowd-${serial}-${mobile}@example.ae`, firstName: 'Aisha', lastName: 'Ali', mobile },
    address: { address: 'Street 1 / Palm Tower / 12', type: 'home', emirates: 'Dubai', area: 'Al Barsha' },
    lines: [{ product_code: 'MH-BF-0001', quantity: 1 }],
    payment_method: 'cod',
    language: 'en',
    seen_total: total,
  };
  return {
    method: 'POST',
    path: '/api/orders',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  };
}
