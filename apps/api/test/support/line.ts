import net from 'node:net';

/** A line to the database that can be cut, so that both ends are told, and that can go dead, so that neither is. */
export interface Line {
  /** The address of the database by this line. */
  readonly url: string;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  /** From now on nothing comes through, whichever way, and no connection ends. */
  die(): void;
  /** Goes dead when the shop next says these words: before they come through, or after, so that only the answer is lost. Resolves when it has. */
  dieAt(words: string, when: 'before' | 'after'): Promise<void>;
  /** New connections work again; those that went dead stay so, as after a change of routes. */
  mend(): void;
  close(): Promise<void>;
}

interface Connection {
  readonly ends: readonly [shop: net.Socket, database: net.Socket];
  isDead: boolean;
}

export async function openLine(databaseUrl: string): Promise<Line> {
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
