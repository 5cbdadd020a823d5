import net from 'node:net';

/** A TCP proxy to the database that can close connections or make them hang. */
export interface DatabaseProxy {
  /** Database URL through the proxy. */
  readonly url: string;
  /** Closes all connections and refuses new ones. */
  cut(): void;
  /** Stops forwarding without closing connections. */
  hang(): void;
  /** Stops forwarding when the shop sends this text, before or after forwarding it. Resolves when it does. */
  hangAt(text: string, when: 'before' | 'after'): Promise<void>;
  /** Accepts new connections again. Hanging ones keep hanging. */
  restore(): void;
  close(): Promise<void>;
}

interface Connection {
  readonly ends: readonly [shop: net.Socket, database: net.Socket];
  isHanging: boolean;
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const connections = new Set<Connection>();
  let state: 'open' | 'cut' | 'hanging' = 'open';
  let last: { readonly text: string; readonly when: 'before' | 'after'; readonly onHang: () => void } | undefined;
  const hang = () => {
    state = 'hanging';
    for (const connection of connections) connection.isHanging = true;
  };
  const destroyAll = () => connections.forEach(({ ends }) => ends.forEach((end) => end.destroy()));

  const server = net.createServer((shop) => {
    if (state === 'cut') return void shop.destroy();
    const database = net.connect(Number(target.port || 5432), target.hostname);
    const connection: Connection = { ends: [shop, database], isHanging: state === 'hanging' };
    connections.add(connection);
    for (const [from, to] of [
      [shop, database],
      [database, shop],
    ] as const) {
      from.on('data', (bytes) => {
        const end = from === shop && last !== undefined && bytes.includes(last.text) ? last : undefined;
        if (end?.when === 'before') hang();
        if (!connection.isHanging) to.write(bytes);
        if (end === undefined) return;
        hang();
        last = undefined;
        end.onHang();
      });
      from.on('error', () => undefined);
      from.on('close', () => void (connection.isHanging ? undefined : to.destroy()));
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
    hang,
    hangAt: (text, when) => new Promise((onHang) => void (last = { text, when, onHang })),
    restore: () => void (state = 'open'),
    close() {
      destroyAll();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
