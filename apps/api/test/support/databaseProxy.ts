import net from 'node:net';

/** A TCP proxy to the database that can close connections or make them hang. */
export interface DatabaseProxy {
  /** Database URL through the proxy. */
  readonly url: string;
  /** Closes all connections and refuses new ones. */
  cut(): void;
  /** Stops forwarding without closing connections. */
  die(): void;
  /** Stops forwarding when the shop sends this text, before or after forwarding it. Resolves when it happened. */
  dieAt(words: string, when: 'before' | 'after'): Promise<void>;
  /** Accepts new connections again; hanging ones stay so. */
  mend(): void;
  close(): Promise<void>;
}

interface Connection {
  readonly ends: readonly [shop: net.Socket, database: net.Socket];
  isDead: boolean;
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const connections = new Set<Connection>();
  let state: 'whole' | 'cut' | 'dead' = 'whole';
  let last: { readonly words: string; readonly when: 'before' | 'after'; readonly onDead: () => void } | undefined;
  const die = () => {
    state = 'dead';
    for (const connection of connections) connection.isDead = true;
  };
  const destroyAll = () => connections.forEach(({ ends }) => ends.forEach((end) => end.destroy()));

  const server = net.createServer((shop) => {
    if (state === 'cut') return void shop.destroy();
    const database = net.connect(Number(target.port || 5432), target.hostname);
    const connection: Connection = { ends: [shop, database], isDead: state === 'dead' };
    connections.add(connection);
    for (const [from, to] of [
      [shop, database],
      [database, shop],
    ] as const) {
      from.on('data', (bytes) => {
        const end = from === shop && last !== undefined && bytes.includes(last.words) ? last : undefined;
        if (end?.when === 'before') die();
        if (!connection.isDead) to.write(bytes);
        if (end === undefined) return;
        die();
        last = undefined;
        end.onDead();
      });
      from.on('error', () => undefined);
      from.on('close', () => void (connection.isDead ? undefined : to.destroy()));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    cut() {
      state = 'cut';
      destroyAll();
    },
    die,
    dieAt: (words, when) => new Promise((onDead) => void (last = { words, when, onDead })),
    mend: () => void (state = 'whole'),
    close() {
      destroyAll();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
