import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { CommandResult, Desks } from './Command.js';
import { runCommand } from './commands.js';

/** Longer paths are no address for a socket. */
const MAX_SOCKET_PATH = 100;
const MAX_REQUEST = 10_000;

export interface AdminSocket {
  close(): Promise<void>;
}

/** Where the operators' commands reach a running server of this data directory. */
export function adminAddress(dataDir: string): string {
  const real = fs.existsSync(dataDir) ? fs.realpathSync(dataDir) : path.resolve(dataDir);
  if (process.platform === 'win32') return `\\\\.\\pipe\\mahd-${hashOf(real)}`;
  const inside = path.join(real, 'admin.sock');
  return Buffer.byteLength(inside) <= MAX_SOCKET_PATH ? inside : path.join(os.tmpdir(), `mahd-${hashOf(real)}.sock`);
}

/** Takes commands while the embedded database is in this process. Only the owner of the directory can reach it. */
export async function serveAdmin(dataDir: string, desks: Desks): Promise<AdminSocket> {
  const address = adminAddress(dataDir);
  // The directory's lock is ours, so a socket that is still there belongs to a process that is gone.
  if (process.platform !== 'win32') fs.rmSync(address, { force: true });
  const server = net.createServer((socket) => answer(socket, desks));
  server.unref();
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(address, resolve);
    });
  } finally {
    process.umask(mask);
  }
  return { close: () => new Promise((done) => server.close(() => done())) };
}

/** Asks a running server to do it; files are named from `cwd`. Null when none is there. */
export function askServer(dataDir: string, words: readonly string[], cwd: string): Promise<CommandResult | null> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(adminAddress(dataDir));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify({ words, cwd })}\n`));
    socket.on('data', (part: string) => (text += part));
    socket.on('end', () =>
      text === ''
        ? reject(new Error('the server ended before it answered'))
        : resolve(JSON.parse(text) as CommandResult),
    );
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
  });
}

function answer(socket: net.Socket, desks: Desks): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (part: string) => {
    text += part;
    if (text.length > MAX_REQUEST) return void socket.destroy();
    if (!text.endsWith('\n')) return;
    void resultOf(desks, text).then((result) => socket.end(JSON.stringify(result)));
  });
}

async function resultOf(desks: Desks, text: string): Promise<CommandResult> {
  try {
    const { words, cwd } = JSON.parse(text) as { words?: unknown; cwd?: unknown };
    return await runCommand(desks, Array.isArray(words) ? words.map(String) : [], String(cwd));
  } catch (error) {
    return { ok: false, text: `The server could not do it: ${(error as Error).message}` };
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
